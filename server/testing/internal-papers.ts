import type { Division, Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../data/open-main.ts';
import { storeText } from '../import/store.ts';
import type { SampleRequest } from './main-samples.ts';
import { anArticle, aPrint, aText } from './texts.ts';

/*
 * An internal document of the organisation alpina with words that no public text has, and requests that would show a
 * trace of it. Its key is the one that the requests of `main-samples.ts` name.
 */

/** The hash of its pages, by which a file is addressed. */
export const internalPages = '%PDF-1.7 interne Seiten der Alpina';
const key = 'internw_alpina';
const names = {
  DE: { long: 'Interne Weisung über Zobelkram', short: 'InternW' },
  FR: { long: 'Directive interne sur la zibelinade', short: 'DirZib' },
};

/** Names of its first version. */
const older = { DE: { long: 'Mustergesetz Alpina', short: 'InternW' } };

/** Public law that names the internal document, and is named by it. */
export async function storePublicTexts(db: MainDb): Promise<void> {
  const units = [
    anArticle(
      '1',
      'Dieses Gesetz gilt für Muster nach Artikel 1 InternW.',
      // A longer name that only the internal document has must not take the link from the public one.
      'Es gilt auch nach Artikel 2 Mustergesetz Alpina.',
    ),
    anArticle('2', 'Muster sind frei.', 'Die Aufsicht prüft die Muster jedes Jahr.'),
    definingUnit('Muster: jede Vorlage;'),
  ];
  await storeText(db, aText({ versionDate: '2015-01-01' }), aPrint(), undefined);
  await storeText(db, aText({ units }), aPrint(), undefined);
  const french = [
    anArticle('1', "La présente loi s'applique aux modèles selon l'article 1 DirZib."),
    anArticle('2', 'Les modèles sont libres.', 'La surveillance examine les modèles chaque année.'),
  ];
  await storeText(db, aText({ language: 'FR', units: french }), aPrint(), undefined);
}

/** Two versions in two languages, and what the provider says of them. */
export async function storeInternalTexts(db: MainDb): Promise<void> {
  const german = (period: string) => [
    anArticle(
      '1',
      'Zobelkram ist nach Artikel 1 MusterG ein Muster.',
      `Die Zobelkramfrist beträgt ${period}.`,
    ),
    anArticle('2', 'Muster ohne Zobelkram gelten nach Artikel 2 MusterG als Muster.'),
    definingUnit('Zobelkram: jede Vorlage der Alpina (Zobeldefinition);'),
  ];
  const french = [
    anArticle(
      '1',
      "La zibelinade est un modèle selon l'article 1 LMod.",
      'Le délai de zibelinade est de dix jours.',
    ),
    anArticle('2', 'Les modèles sans zibelinade sont des modèles.'),
  ];
  const pages = aPrint({ pdf: new TextEncoder().encode(internalPages) });
  const own = { sourceKey: 'eli/test/intern', sourceNumber: 'Z-77', names };
  const filing = { internalTo: 'alpina' };
  await storeText(
    db,
    aText({ ...own, names: older, versionDate: '2016-01-01', units: german('neun Tage') }),
    pages,
    filing,
  );
  await storeText(db, aText({ ...own, units: german('zehn Tage') }), pages, filing);
  await storeText(db, aText({ ...own, language: 'FR', units: french }), pages, filing);
  const { id } = await db
    .selectFrom('regulation')
    .select('id')
    .where('reg_text_id', '=', key)
    .executeTakeFirstOrThrow();
  const said = { path: '1', date: '2024-01-01', text: 'Zobelkram ist ein Muster der InternW.' };
  await db
    .insertInto('provider_comment')
    .values({ regulation_id: id, ...said })
    .execute();
}

function definingUnit(line: string): Unit {
  const letter: Division = {
    part: 'division',
    kind: 'letter',
    id: '3^1^a',
    num: ['a.'],
    parts: [{ part: 'text', content: [line] }],
  };
  const paragraph: Division = {
    part: 'division',
    kind: 'paragraph',
    id: '3^1',
    num: ['1'],
    parts: [{ part: 'text', content: ['In diesem Gesetz bedeuten:'] }, letter],
  };
  return {
    id: '3',
    kind: 'article',
    depth: 0,
    num: ['Art. 3'],
    heading: ['Begriffe'],
    notes: [],
    parts: [paragraph],
  };
}

const german = { searchLanguage: 'DE', displayLanguage: 'DE' };
const french = { searchLanguage: 'FR', displayLanguage: 'DE' };
const queries = [
  'Zobelkram',
  'Zobelkrma',
  'Zobelkr*',
  '"beträgt zehn Tage"',
  '#all Zobelkramfristen',
  'Muster',
  'Mustre',
  'Muster -Zobelkram',
  'InternW',
  'Interne Weisung über Zobelkram',
  'Art. 1 InternW',
  'Art. 9 InternW',
  'Art. 1',
  'Z-77',
  'reg:InternW Muster',
  'reg:internw_alpina',
  'in:internal Muster',
  'title:Gegenstand',
  'InternW Muster',
  'zib',
  'Zob',
  'zehn Tage',
];
const probes = queries.flatMap((query): SampleRequest[] => [
  { query: { query, ...german } },
  { query: { query, ...french } },
]);

/** Requests beside those of `main-samples.ts` that would show a trace of the internal document, by call. */
export function tracingRequests(hash: string): Readonly<Record<string, readonly SampleRequest[]>> {
  const between = (before: string, after: string) => ({
    params: { before, after },
    query: { language: 'DE' },
  });
  const versions = {
    params: { before: key, after: key },
    query: { language: 'DE', beforeDate: '2016-01-01', afterDate: '2020-01-01' },
  };
  const compared = [versions, between(key, 'musterg'), between('musterg~1', `${key}~1`)];
  const pointed = (target: string) => ({ params: { target }, query: { language: 'DE' } });
  return {
    regPdf: [{ params: { hash } }],
    listOfRegulation: [
      { body: { language: 'FR' } },
      { body: { language: 'DE', versionDate: '2016-06-01' } },
      { body: { language: 'DE', category: 'base' } },
    ],
    changedTexts: [{ query: { language: 'FR', since: '2010-01-01T00:00:00Z' } }],
    versionsByDate: [
      { query: { from: '2010-01-01', to: '2030-01-01', view: 'internal', language: 'FR' } },
      { query: { from: '2017-01-01', to: '2018-01-01', view: 'internal', language: 'DE' } },
      { query: { from: '2016-01-01', to: '2016-01-01', view: 'base', language: 'DE' } },
    ],
    feed: [{ query: { limit: '1' } }, { query: { since: '1' } }, { query: { hashes: 'false' } }],
    feedText: [{ params: { regTextId: key }, query: { language: 'DE', versionDate: '2016-01-01' } }],
    feedChanges: [{ params: { regTextId: key }, query: { language: 'DE', versionDate: '2016-01-01' } }],
    knowsParagraph: [{ params: { complete: `${key}~1` } }],
    regArtCommentCounts: [{ params: { regTextId: key } }],
    regArtText: [{ params: { complete: `${key}~2` }, query: { language: 'FR' } }],
    regText: [{ params: { regTextId: 'musterg' }, query: { language: 'FR' } }],
    previousRegArtVersions: [{ params: { complete: `${key}~1`, language: 'DE' } }],
    compare: compared,
    comparisonPdf: compared,
    referencePreview: [pointed(key), pointed('musterg~2'), pointed('musterg')],
    incomingReferences: [pointed(key), pointed('musterg~2'), pointed('musterg')],
    glossary: [
      { query: { language: 'DE' } },
      { query: { language: 'DE', term: 'Zobel' } },
      { query: { language: 'DE', versionDate: '2016-06-01' } },
    ],
    mainSearch: [
      ...probes,
      { query: { query: 'Muster', ...german, categories: 'internal' } },
      { query: { query: 'Muster', ...german, documents: key } },
      { query: { query: 'Muster', ...german, order: 'article', versionDate: '2016-06-01' } },
    ],
    searchRegArtComments: probes.map(({ query }) => ({ query: { ...query } })),
    suggest: probes,
    getTextFromMainSearch: queries.map((question) => ({ body: { question, language: 'DE' } })),
  };
}
