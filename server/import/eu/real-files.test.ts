import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { zipOf } from '../../testing/zip-files.ts';
import type { ImportedText } from '../regulation.ts';
import { readSource } from '../source/read-source.ts';
import { createActTypesetter, type Typesetter } from '../typeset/typeset.ts';
import { typesetInput } from '../typeset/typeset-input.ts';

const data = path.resolve(import.meta.dirname, '../../../../shared/data/eu');
const present = existsSync(data);
const where = present ? '' : ' (skipped: ../shared/data is not there)';
const bytesOf = (file: string) => readFileSync(path.join(data, file));
const folderOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(path.join(data, folder)).map((name) => [name, bytesOf(`${folder}/${name}`)] as const),
  );

const read = new Map<string, ImportedText>();
/** A file, or a folder as a ZIP file; each is read once. */
function textOf(file: string): ImportedText {
  const known = read.get(file);
  if (known) return known;
  const content = path.extname(file) === '' ? zipOf(folderOf(file)) : bytesOf(file);
  const [first] = readSource(content, file).texts;
  if (!first) throw new Error(`${file} was refused`);
  read.set(file, first.text);
  return first.text;
}
const mar = (version: number) => textOf(`xhtml/mar_versions/32014R0596_v${version}.xhtml`);
const idsOf = ({ provisions }: ImportedText) => provisions.map((one) => one.path);

type Counts = [
  articles: number,
  paragraphs: number,
  items: number,
  notes: number,
  tables: number,
  annexes: number,
];
const files: [file: string, key: string, date: string, counts: Counts][] = [
  ['xhtml/mar_versions/32014R0596_v1.xhtml', 'celex/32014R0596', '2014-07-02', [39, 174, 267, 35, 1, 2]],
  ['xhtml/mar_versions/32014R0596_v2.xhtml', 'celex/32014R0596', '2016-07-03', [39, 175, 272, 17, 1, 2]],
  ['xhtml/mar_versions/32014R0596_v3.xhtml', 'celex/32014R0596', '2021-01-01', [39, 178, 274, 19, 1, 2]],
  ['xhtml/mar_versions/32014R0596_v4.xhtml', 'celex/32014R0596', '2024-01-09', [40, 185, 290, 20, 1, 2]],
  ['xhtml/mar_versions/32014R0596_v5.xhtml', 'celex/32014R0596', '2024-12-04', [41, 198, 305, 22, 1, 2]],
  ['xhtml/32024R0903.xhtml', 'celex/32024R0903', '2024-04-11', [23, 97, 130, 20, 0, 1]],
  ['xhtml/31958R0001_cons.xhtml', 'celex/31958R0001', '2013-07-01', [8, 8, 0, 0, 0, 0]],
  ['formex/2024-903_en', 'celex/32024R0903', '2024-04-11', [23, 97, 130, 20, 0, 1]],
  ['formex/abridged-de/crr.xml', 'celex/32013R0575', '2013-06-26', [9, 17, 40, 10, 3, 3]],
];

describe.skipIf(!present)(`real texts of the Union${where}`, () => {
  test.each(files)('%s is read whole: no word is lost', (file, sourceKey, versionDate, counts) => {
    const text = textOf(file);
    const { articles, paragraphs, items, notes, tables, annexes } = text.counts;
    expect(text).toMatchObject({ sourceKey, versionDate, naming: 'eu' });
    expect([articles, paragraphs, items, notes, tables, annexes]).toEqual(counts);
    expect(text.warnings.filter((warning) => /words differ|not unique/.test(warning))).toEqual([]);
  });

  test('acts that lawyers know have their abbreviation', () => {
    expect(mar(5).names.EN?.short).toBe('MAR');
    expect(textOf('formex/abridged-de/crr.xml').names.DE?.short).toBe('CRR');
  });

  test.each([2, 3, 4, 5])(
    'version 1 of MAR, from the Official Journal, against consolidation %i: no recital, list table or mark is a change',
    (version) => {
      const { rows } = compareTexts(mar(1).units, mar(version).units, { language: 'EN' });
      const changed = rows.filter(({ change }) => change !== 'same');
      const frame = /^\{(?:rct|preamble|preface|section|conclusions)_/;
      expect(changed.filter(({ before, after }) => frame.test((after ?? before)?.path ?? ''))).toEqual([]);
      expect(changed.filter(({ kind }) => kind === 'table')).toEqual([]);
      const words = changed.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
      expect(words).not.toMatch(/[►▼◄]|—{3}/);
      // The paragraphs that nothing has amended are the same in both dialects.
      expect(rows.filter(({ change }) => change === 'same').length).toBeGreaterThan(700);
    },
  );

  test('version 1 against the first consolidation: only what three acts have changed', () => {
    const { rows } = compareTexts(mar(1).units, mar(2).units, { language: 'EN' });
    const changed = rows
      .filter(({ change }) => change !== 'same')
      .map(({ before, after }) => (after ?? before)?.path);
    expect([...new Set(changed)]).toEqual([
      '3^1^26^d',
      '19^1a',
      '19^1a^a',
      '19^1a^b',
      '19^1a^c',
      '19^7',
      '35^2',
      '35^3',
      '35^5',
      '38^_',
      '39^2',
      '39^2^a',
      '39^2^b',
      '39^4',
    ]);
  });

  test('version 3 against version 5: no mark is a change, and new articles are new', () => {
    const { rows } = compareTexts(mar(3).units, mar(5).units, { language: 'EN' });
    const changed = rows.filter(({ change }) => change !== 'same');
    expect(changed.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')).not.toMatch(/[►▼◄]|—{3}/);
    const added = changed.filter(({ change }) => change === 'new').map(({ after }) => after?.path);
    expect(added).toEqual(expect.arrayContaining(['21a', '25a', '17^12', '19^12a']));
    expect(rows.filter(({ change }) => change === 'same').length).toBeGreaterThan(700);
  });

  test('what both dialects have has the same identifiers', () => {
    const [journal, consolidated] = [new Set(idsOf(mar(1))), idsOf(mar(2))];
    expect(consolidated.filter((one) => !journal.has(one))).toEqual([
      '19^1a',
      '19^1a^a',
      '19^1a^b',
      '19^1a^c',
      '39^2^a',
      '39^2^b',
    ]);
  });

  test('the same act as a page and in Formex has the same identifiers and no change', () => {
    const [page, formex] = [textOf('xhtml/32024R0903.xhtml'), textOf('formex/2024-903_en')];
    expect(idsOf(formex)).toEqual(idsOf(page));
    const { rows } = compareTexts(page.units, formex.units, { language: 'EN' });
    expect(rows.filter(({ change }) => change !== 'same')).toEqual([]);
  });

  test('formulas are readable text', () => {
    const provision = textOf('formex/abridged-de/crr.xml').provisions.find((one) => one.path === '153^1^iii');
    expect(provision?.plainText).toContain(
      'RW = (LGD · N(1 / (√(1 – R)) · G(PD) + √(R / (1 – R)) · G(0.999))',
    );
  });

  test('AKN4EU without a date is refused by element and line, with one it is read', () => {
    const file = 'akn/akn4eu.xml';
    expect(readSource(bytesOf(file), file).refused).toEqual([
      { name: file, line: 9, reason: expect.stringContaining('"2999-01-01" (FRBRdate)') },
    ]);
    const dated = bytesOf(file).toString('utf8').replaceAll('2999-01-01', '2022-02-23');
    const [read] = readSource(new TextEncoder().encode(dated), file).texts;
    expect(read?.text).toMatchObject({
      sourceKey: 'akn4eu/JOIN(2022)19',
      dateBasis: 'publication',
      counts: { articles: 15, notes: 2 },
      warnings: [],
    });
    expect(read && idsOf(read.text)).toEqual(expect.arrayContaining(['{rct_8}', '1^_^b^v', '2^1']));
  });

  test('formulas that are no act are refused', () => {
    const [refused] = readSource(bytesOf('formex/abridged-de/formulas.xml'), 'formulas.xml').refused;
    expect(refused?.reason).toContain('root element "MATH"');
  });

  describe('typeset', () => {
    let typesetter: Typesetter;
    beforeAll(() => {
      typesetter = createActTypesetter();
    });
    afterAll(() => read.clear());

    test.each([
      'xhtml/mar_versions/32014R0596_v1.xhtml',
      'xhtml/mar_versions/32014R0596_v5.xhtml',
      'formex/2024-903_en',
      'formex/abridged-de/crr.xml',
    ])('%s: every article has its place on the pages', (file) => {
      const text = textOf(file);
      const { positions, warnings, pages } = typesetter.typeset(typesetInput(text, '2031-01-01'));
      const placed = new Set(positions.filter(({ boxes }) => boxes.length > 0).map((one) => one.path));
      expect(text.units.filter(({ kind, id }) => kind === 'article' && !placed.has(id))).toEqual([]);
      expect(warnings).toEqual([]);
      expect(pages).toBeGreaterThan(5);
    });
  });
});
