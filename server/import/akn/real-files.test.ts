import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainInline } from '../../lib/plain-inline.ts';
import type { ImportedText } from '../regulation.ts';
import { readAkn } from './read-akn.ts';

const data = path.resolve(import.meta.dirname, '../../../../shared/data');
const present = existsSync(data);
const files = (folder: string) =>
  present
    ? readdirSync(path.join(data, folder))
        .filter((file) => file.endsWith('.xml'))
        .map((file) => path.join(folder, file))
    : [];
const source = (file: string) => readFileSync(path.join(data, file), 'utf8');
const read = (file: string) => readAkn(source(file), file);
const official = files('fedlex-akn');
const rebuilt = files('reconstructed-akn');

/** Counts start tags in the XML text; none of these files quotes amending text. */
const tags = (xml: string, name: string) => xml.match(new RegExp(`<${name}[\\s/>]`, 'g'))?.length ?? 0;

function countedByTags(xml: string): Omit<ImportedText['counts'], 'repealed'> {
  return {
    articles: tags(xml, 'article'),
    paragraphs: tags(xml, 'paragraph'),
    items: tags(xml, 'item'),
    notes: tags(xml, 'authorialNote'),
    tables: tags(xml, 'table'),
    images: tags(xml, 'img'),
    annexes: xml.match(/<doc name="annex"/g)?.length ?? 0,
  };
}

type Row = { file: string; key: string; language: string; version: string; counts: number[] };

function tableOfReadme(): Row[] {
  const readme = readFileSync(path.join(data, 'reconstructed-akn/README.md'), 'utf8');
  const lines = readme.matchAll(
    /^\| `(SR-[^`]+\.xml)` \| (\S+) \| \S+ \| (\w\w) \| (\S+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm,
  );
  return [...lines].map(([, file = '', key = '', language = '', version = '', ...counts]) => ({
    file,
    key,
    language: language.toUpperCase(),
    version,
    counts: counts.map(Number),
  }));
}

const where = present ? '' : ' (skipped: ../shared/data is not there)';

describe.skipIf(!present)(`real texts${where}`, () => {
  test.each([...official, ...rebuilt])('%s: all is counted, nothing is lost', (file) => {
    const xml = source(file);
    expect(xml).not.toContain('<quotedStructure');
    const text = readAkn(xml, file);
    expect(text.counts).toMatchObject(countedByTags(xml));
    expect(text.warnings.filter((warning) => !warning.includes('is not unique'))).toEqual([]);
    const all = text.provisions.map((provision) => provision.path);
    expect(new Set(all).size).toBe(all.length);
  });

  test('official texts: as many as were counted by hand', () => {
    const sum = { articles: 0, paragraphs: 0, items: 0, notes: 0, tables: 0, images: 0, annexes: 0 };
    for (const { counts } of official.map(read))
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += counts[name];
    expect(sum).toEqual({
      articles: 1179,
      paragraphs: 3217,
      items: 2587,
      notes: 905,
      tables: 4,
      images: 2,
      annexes: 12,
    });
  });

  test('rebuilt texts: identity and counts are those of their list', () => {
    const rows = tableOfReadme();
    expect(rows).toHaveLength(59);
    for (const row of rows) {
      const { sourceKey, language, versionDate, counts } = read(path.join('reconstructed-akn', row.file));
      expect({ file: row.file, key: sourceKey, language, version: versionDate }).toEqual({
        file: row.file,
        key: row.key,
        language: row.language,
        version: row.version,
      });
      expect([row.file, counts.articles, counts.paragraphs, counts.items, counts.notes]).toEqual([
        row.file,
        ...row.counts,
      ]);
    }
  });

  test('the identifiers of the Data Protection Act are the same in four languages', () => {
    const all = official.filter((file) => file.includes('DSG_20250707')).map((file) => read(file).provisions);
    expect(all).toHaveLength(4);
    const [first, ...others] = all.map((list) => list.map((provision) => provision.path));
    for (const other of others) expect(other).toEqual(first);
  });

  test('Art. 5 of the Data Protection Act keeps its identifiers over three versions', () => {
    const versions = official.filter((file) => /DSG_\d+_de/.test(file)).map((file) => read(file).provisions);
    expect(versions).toHaveLength(3);
    const [first, ...later] = versions.map((list) =>
      list
        .filter(({ path: own }) => own === '5' || own.startsWith('5^'))
        .map(({ path: own, hash }) => [own, hash]),
    );
    expect(first?.length).toBeGreaterThan(10);
    for (const one of later) expect(one).toEqual(first);
  });

  test('no label and no heading holds a note or a placeholder', () => {
    for (const file of official)
      for (const { numText, headingText, plainText } of read(file).provisions) {
        expect(`${numText} ${headingText}`).not.toMatch(/\b(?:AS|RO|RU) \d{4} \d/);
        expect(plainText).not.toContain('[tab]');
      }
  });

  test('numbers of inserted articles are one word, in an indented file too', () => {
    const text = read('fedlex-akn/SR-101_BV_20240303_en.xml');
    const inserted = text.units.filter((unit) => unit.kind === 'article' && /^\d+[a-z]$/.test(unit.id));
    expect(inserted.length).toBeGreaterThan(20);
    for (const unit of inserted) expect(plainInline(unit.num)).toBe(`Art. ${unit.id}`);
  });

  test('ranges and repealed articles of the Direct Tax Act stay', () => {
    const { units } = read('fedlex-akn/SR-642.11_DBG_20260101_de.xml');
    expect(units.find((unit) => unit.id === '208-220')).toMatchObject({
      range: { first: '208', last: '220' },
      repealed: true,
    });
    expect(units.some((unit) => unit.id === '{disp_u1}')).toBe(true);
  });

  test.each([
    ['eu/akn/akn4eu.xml', /AKN4EU/],
    ['eu/formex/abridged-de/crr.xml', /Formex/],
    ['eu/formex/2024-903_en/L_202400903EN.000101.fmx.xml', /Formex/],
    ['eu/xhtml/32024R0903.xhtml', /HTML/],
  ])('%s is refused by name', (file, reason) => {
    expect(() => read(file)).toThrow(reason);
  });
});
