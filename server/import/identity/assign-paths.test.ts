import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { actXml, article } from '../akn/act-fixture.ts';
import { readAkn } from '../akn/read-akn.ts';
import { assignPaths, type PlacedSighting } from './assign-paths.ts';
import { withPaths } from './rename.ts';

type Proviso = { heading?: string; note?: string; text: string; inside?: string };
type Version = { date: string; language: string; provisos: readonly Proviso[]; levels?: readonly Proviso[] };

const note = (text: string | undefined) =>
  text === undefined ? '' : `<authorialNote><p>${text}</p></authorialNote>`;

function containerXml(
  name: string,
  eId: string,
  { heading = '', note: reference, text, inside }: Proviso,
): string {
  const content = `<paragraph eId="${eId}/para"><content><p>${text}</p></content></paragraph>`;
  return `<${name} eId="${eId}"><heading>${heading}${note(reference)}</heading>${inside?.replaceAll('eId="', `eId="${eId}/`) ?? content}</${name}>`;
}

/** An act with final provisions, as the source numbers them: by their position. */
function versionOf({ date, language, provisos, levels = [] }: Version) {
  const body =
    article('1', 'Ein Absatz.') +
    levels.map((level, at) => containerXml('level', `lvl_d${date.slice(0, 4)}e${at}`, level)).join('') +
    provisos.map((proviso, at) => containerXml('proviso', `disp_u${at + 1}`, proviso)).join('');
  const expression = `<FRBRlanguage language="${language}"/>`;
  const workUri = `https://fedlex.data.admin.ch/eli/cc/31/117/${date.replaceAll('-', '')}`;
  const workDates = `<FRBRdate date="${date}" name="jolux:dateApplicability"/>`;
  return readAkn(actXml({ body, expression, workUri, workDates }), 'act.xml');
}

/** Imports versions one after the other; for each the path of every final provision and heading, by its words. */
function imported(versions: readonly Version[]): Map<string, string>[] {
  const known: PlacedSighting[] = [];
  return versions.map((version) => {
    const text = versionOf(version);
    const { paths, sightings } = assignPaths(text, known);
    known.push(...sightings);
    const named = withPaths(text, paths);
    return new Map(
      named.units.flatMap(({ id, kind }) => {
        const words = named.provisions.find(({ path }) => path === id)?.plainText ?? '';
        return kind === 'proviso' || kind === 'level' ? [[words, id] as const] : [];
      }),
    );
  });
}

const headings = {
  de: 'Schlussbestimmungen zur Änderung vom 8. Oktober 2004',
  fr: 'Dispositions finales de la modification du 8 octobre 2004',
  it: 'Disposizioni finali della modifica dell’8 ottobre 2004',
  en: 'Final Provisions to the Amendment of 8 October 2004',
};

describe('a final provision of an amending act', () => {
  it.each(Object.entries(headings))('is named by its day: %s', (language, heading) => {
    const [paths] = imported([{ date: '2020-01-01', language, provisos: [{ heading, text: 'X.' }] }]);
    expect([...(paths ?? new Map()).values()]).toEqual(['{disp_20041008}']);
  });

  it('is named by its publication where the heading has no day, also in the language with another page', () => {
    const eli = '<ref href="https://fedlex.data.admin.ch/eli/oc/1971/808_808_809">AS <b>1971</b> 808</ref>';
    const ofDay = (language: string, reference: string, text: string): Version => ({
      date: '2020-01-01',
      language,
      provisos: [{ note: reference, text }],
    });
    const versions = [
      ofDay('de', eli, 'Banken.'),
      ofDay('it', 'RU <b>1971</b> 809; FF <b>1970</b> I 885', 'Banche.'),
    ];
    expect(imported(versions).map((paths) => [...paths.values()])).toEqual([
      ['{disp_as_1971_808}'],
      ['{disp_as_1971_808}'],
    ]);
  });

  it('keeps its path when a new one is inserted before it, whichever version is imported first', () => {
    const old = { heading: headings.de, text: 'Alte Bussen sind nicht mehr vollstreckbar.' };
    const inserted = { heading: 'Schlussbestimmungen zur Änderung vom 1. März 2001', text: 'Neu davor.' };
    const before: Version = { date: '2020-01-01', language: 'de', provisos: [old] };
    const after: Version = { date: '2021-01-01', language: 'de', provisos: [inserted, old] };
    const words = `${old.heading} ${old.text}`;
    for (const order of [
      [before, after],
      [after, before],
    ])
      expect(imported(order).map((paths) => paths.get(words))).toEqual([
        '{disp_20041008}',
        '{disp_20041008}',
      ]);
  });

  it('is told from another of the same day by its words and its publication', () => {
    const first = {
      heading: headings.de,
      note: 'AS <b>2005</b> 1051',
      text: 'Bussen nach Artikel 5 sind erlassen.',
    };
    const second = {
      heading: headings.de,
      note: 'AS <b>2005</b> 2000',
      text: 'Banken melden sich innert drei Monaten.',
    };
    const versions: Version[] = [
      { date: '2020-01-01', language: 'de', provisos: [second] },
      { date: '2021-01-01', language: 'de', provisos: [first, second] },
      { date: '2022-01-01', language: 'de', provisos: [first] },
    ];
    const [one, both, other] = imported(versions).map((paths) => [...paths.values()]);
    expect(one).toEqual(['{disp_20041008}']);
    expect(both).toEqual(['{disp_20041008_2}', '{disp_20041008}']);
    expect(other).toEqual(['{disp_20041008_2}']);
  });

  it('is never taken for that of another act, however alike their words are', () => {
    const text = 'Das Verfahren richtet sich nach bisherigem Recht.';
    const other = { heading: 'Schlussbestimmungen zur Änderung vom 1. März 2001', text };
    const versions: Version[] = [
      { date: '2020-01-01', language: 'de', provisos: [{ heading: headings.de, text }] },
      { date: '2021-01-01', language: 'de', provisos: [other] },
    ];
    expect(imported(versions).map((paths) => [...paths.values()])).toEqual([
      ['{disp_20041008}'],
      ['{disp_20010301}'],
    ]);
  });
});

describe('final provisions without day and publication', () => {
  const articles = (words: string) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((number) => article(String(number), `${words} ${number}.`))
      .join('');
  const titles = {
    de: { heading: 'Schlusstitel: Anwendungsbestimmungen', text: '', inside: articles('Text der Anwendung') },
    fr: { heading: 'Titre final: De l’application', text: '', inside: articles('Texte de l’application') },
  };
  const wording = {
    de: {
      heading: 'Wortlaut der früheren Bestimmungen des sechsten Titels',
      text: 'Die Ehegatten stehen unter altem Güterrecht.',
    },
    fr: {
      heading: 'Anciennes dispositions du titre sixième',
      text: 'Les époux sont placés sous l’ancien régime.',
    },
  };
  const added = { heading: 'Einführung des Grundbuchs', text: 'Die Kantone führen das Grundbuch ein.' };

  it('are recognised by title, heading and words in all versions and languages, in any order', () => {
    const versions: Version[] = [
      { date: '2020-01-01', language: 'de', provisos: [titles.de, wording.de] },
      { date: '2020-01-01', language: 'fr', provisos: [titles.fr, wording.fr] },
      { date: '2021-01-01', language: 'de', provisos: [titles.de, added, wording.de] },
    ];
    const pathsOf = (order: Version[]) => {
      const all = new Map(imported(order).flatMap((paths) => [...paths]));
      const of = ({ heading, text }: Proviso) => all.get(`${heading} ${text}`.trim());
      return { de: [of(titles.de), of(wording.de)], fr: [of(titles.fr), of(wording.fr)], added: of(added) };
    };
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 0, 1],
      [0, 2, 1],
    ]) {
      const paths = pathsOf(order.flatMap((at) => versions[at] ?? []));
      expect(paths.de).toEqual(paths.fr);
      expect(paths.de[0]).toBe('{disp_final}');
      expect(new Set([...paths.de, paths.added]).size).toBe(3);
    }
  });

  it('are recognised where a few of their words have changed', () => {
    const changed = { ...wording.de, text: 'Die Ehegatten stehen unter altem Güterrecht, soweit es gilt.' };
    const [before, after] = imported([
      { date: '2020-01-01', language: 'de', provisos: [added, wording.de] },
      { date: '2021-01-01', language: 'de', provisos: [changed, added] },
    ]);
    expect(after?.get(`${changed.heading} ${changed.text}`)).toBe(
      before?.get(`${wording.de.heading} ${wording.de.text}`),
    );
  });
});

test('a heading with a generated identifier is recognised in a version that generates another', () => {
  const risks = { heading: 'Risiken', text: 'Die Bank misst ihre Risiken jeden Tag.' };
  const funds = { heading: 'Mittel', text: 'Die Bank hält genügend eigene Mittel.' };
  const fresh = { heading: 'Begriffe', text: 'Als Bank gilt, wer Einlagen nimmt.' };
  const [before, after] = imported([
    { date: '2020-01-01', language: 'de', provisos: [], levels: [risks, funds] },
    { date: '2021-01-01', language: 'de', provisos: [], levels: [fresh, risks, funds] },
  ]);
  const of = ({ heading, text }: Proviso) => `${heading} ${text}`;
  expect(before).toEqual(
    new Map([
      [of(risks), '{lvl_u1}'],
      [of(funds), '{lvl_u2}'],
    ]),
  );
  expect(after).toEqual(
    new Map([
      [of(fresh), '{lvl_u3}'],
      [of(risks), '{lvl_u1}'],
      [of(funds), '{lvl_u2}'],
    ]),
  );
});

test('a file of countless headings is named without comparing each with each', () => {
  const levels = Array.from({ length: 2000 }, (_, at) => ({ text: `Titel ${at}.` }));
  const text = versionOf({ date: '2020-01-01', language: 'de', provisos: [], levels });
  const { sightings } = assignPaths(text, []);
  expect(sightings).toHaveLength(100);
  expect(assignPaths(text, sightings).paths).toEqual(assignPaths(text, []).paths);
});

test('everything inside moves with its container, and remembers its former path', () => {
  const inside = `${article('3', 'Im Schlusstitel.')}<chapter eId="chap_1"><num>1</num>${article('4', 'Im Kapitel.')}</chapter>`;
  const text = versionOf({
    date: '2020-01-01',
    language: 'de',
    provisos: [{ heading: headings.de, text: '', inside }],
  });
  const { paths } = assignPaths(text, []);
  const named = withPaths(text, paths);
  expect(named.units.slice(-4).map(({ id, parent, former }) => [id, parent, former])).toEqual([
    ['{disp_20041008}', undefined, '{disp_u1}'],
    ['{disp_20041008}3', '{disp_20041008}', '{disp_u1}3'],
    ['{disp_20041008__chap_1}', '{disp_20041008}', '{disp_u1__chap_1}'],
    ['{disp_20041008}4', '{disp_20041008__chap_1}', '{disp_u1}4'],
  ]);
  expect(
    named.provisions
      .map(({ path }) => path)
      .filter((path) => path.includes('^'))
      .slice(1),
  ).toEqual(['{disp_20041008}3^_', '{disp_20041008}4^_']);
  const ids = JSON.stringify(named.units).match(/"id":"[^"]*\^[^"]*"/g);
  expect(ids).toEqual(['"id":"1^_"', '"id":"{disp_20041008}3^_"', '"id":"{disp_20041008}4^_"']);
});

test('a path is one provision and a provision is one path, in any order of import', () => {
  const all: readonly (Proviso & { text: string })[] = [
    { heading: headings.de, text: 'Bussen nach altem Recht werden nicht vollstreckt.' },
    {
      heading: 'Übergangsbestimmungen der Änderung vom 1. März 2001',
      text: 'Banken melden sich innert drei Monaten.',
    },
    { note: 'AS <b>2012</b> 811', text: 'Die Regelungen sind der Bundesversammlung zu unterbreiten.' },
    { heading: 'Schlusstitel', text: 'Das Gesetz gilt für alle Verhältnisse.' },
    { heading: 'Wortlaut der früheren Bestimmungen', text: 'Das Güterrecht der Ehegatten bleibt bestehen.' },
    { heading: 'Einführung des Grundbuchs', text: 'Die Kantone vermessen ihren Boden vollständig.' },
  ];
  const version = fc.tuple(
    fc.integer({ min: 2000, max: 2030 }),
    fc.subarray([...all.keys()], { minLength: 1 }),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(version, { selector: ([year]) => year, minLength: 2, maxLength: 6 }),
      (versions) => {
        const texts = imported(
          versions.map(([year, chosen]) => ({
            date: `${year}-01-01`,
            language: 'de',
            provisos: chosen.flatMap((at) => all[at] ?? []),
          })),
        );
        const pathsOf = new Map<string, Set<string>>();
        for (const [words, path] of texts.flatMap((paths) => [...paths]))
          pathsOf.set(words, (pathsOf.get(words) ?? new Set()).add(path));
        const single = [...pathsOf.values()].map((paths) => [...paths]);
        expect(single.every((paths) => paths.length === 1)).toBe(true);
        expect(new Set(single.flat()).size).toBe(pathsOf.size);
      },
    ),
  );
});
