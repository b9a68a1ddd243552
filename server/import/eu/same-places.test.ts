import { expect, test } from 'vitest';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { readEurlex } from '../eurlex/read-eurlex.ts';
import { readFormex } from '../formex/read-formex.ts';
import type { ImportedText } from '../regulation.ts';
import {
  consolidatedPage,
  type FixtureAct,
  formexFiles,
  journalPage,
  lanterns,
  olderConsolidatedPage,
} from './act-fixture.ts';

const ofFormex = (act: FixtureAct): ImportedText => {
  const files = formexFiles(act);
  const beside = (name: string) =>
    files[name] === undefined ? undefined : new TextEncoder().encode(files[name]);
  const reading = readFormex(files['L.doc.xml'] ?? '', 'L.doc.xml', beside);
  if (!('text' in reading)) throw new Error('a part');
  return reading.text;
};
const formats: Record<string, (act: FixtureAct) => ImportedText> = {
  'the Official Journal': (act) => readEurlex(journalPage(act), 'oj.xhtml'),
  'a consolidation': (act) => readEurlex(consolidatedPage(act), 'cons.xhtml'),
  'an older consolidation': (act) => readEurlex(olderConsolidatedPage(act), 'older.xhtml'),
  Formex: ofFormex,
};
const lossless = (text: ImportedText) =>
  text.warnings.filter((warning) => !warning.includes('Art. 297 TFEU'));
const places = [
  '{chap_1}',
  ...['1', '1^_', '1^_^a', '1^_^b'],
  ...['2', '2^1', '2^1^a', '2^1^a^i', '2^1^a^ii', '2^1^b', '2^2'],
  ...['2a', '2a^1', '2a^1a', '13', '13^_'],
  ...['{A1}', '{annex_1__lvl_a}', '{annex_1__lvl_a}^a', '{annex_1__lvl_a}^b'],
];
const isFrame = (path: string) => /^\{(?:preface|preamble|rct|section|conclusions)_/.test(path);

test.each(Object.entries(formats))(
  '%s has the same identifiers for the same places, and loses no word',
  (_, read) => {
    const text = read(lanterns);
    expect(text.provisions.map(({ path }) => path).filter((path) => !isFrame(path))).toEqual(places);
    expect(lossless(text)).toEqual([]);
    expect(text).toMatchObject({
      sourceKey: 'celex/32031R0077',
      sourceNumber: '32031R0077',
      language: 'EN',
      naming: 'eu',
    });
    expect(text.names.EN?.long).toBe(
      'REGULATION (EU) 2031/77 OF THE COUNCIL of 3 March 2031 on lanterns (lantern regulation)',
    );
  },
);

const pairs = Object.keys(formats).flatMap((one) =>
  Object.keys(formats).flatMap((other) => (one < other ? [[one, other] as const] : [])),
);

test.each(pairs)('%s and %s of the same act show no change', (one, other) => {
  const [before, after] = [formats[one], formats[other]].map((read) => read?.(lanterns).units ?? []);
  const { rows } = compareTexts(before ?? [], after ?? [], { language: 'EN' });
  expect(rows.filter(({ change }) => change !== 'same')).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
});

test('what was amended is the only change between the Official Journal and a consolidation', () => {
  const [first, second, ...others] = lanterns.articles;
  const paragraphs = [['1.', 'Keepers of lanterns shall:', ['(a)', 'light them.']]] as const;
  const amended = {
    ...lanterns,
    articles: [first, { ...second, num: 'Article 2', paragraphs }, ...others],
  } as FixtureAct;
  const { rows } = compareTexts(
    readEurlex(journalPage(lanterns), 'a').units,
    readEurlex(consolidatedPage(amended), 'b').units,
    { language: 'EN' },
  );
  const changed = rows
    .filter(({ change }) => change !== 'same')
    .map(({ before, after }) => (after ?? before)?.path);
  expect(new Set(changed.map((path) => path?.split('^')[0]))).toEqual(new Set(['2']));
});

test('dates and standing are those of the file', () => {
  expect(formats['the Official Journal']?.(lanterns)).toMatchObject({
    versionDate: '2031-04-01',
    publicationDate: '2031-03-12',
    documentDate: '2031-03-03',
    authoritative: true,
    sourcePage: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32031R0077',
  });
  expect(ofFormex(lanterns)).toMatchObject({ versionDate: '2031-04-01', documentDate: '2031-03-03' });
  expect(formats['a consolidation']?.(lanterns)).toMatchObject({
    versionDate: '2033-06-01',
    dateBasis: 'applicability',
    authoritative: false,
    sourcePage: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02031R0077-20330601',
  });
});
