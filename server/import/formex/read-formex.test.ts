import { expect, test } from 'vitest';
import { formexFiles, lanterns } from '../eu/act-fixture.ts';
import { ImportError } from '../import-error.ts';
import { readFormex } from './read-formex.ts';

const files = formexFiles(lanterns);
const besideOf = (all: Record<string, string>) => (name: string) =>
  all[name] === undefined ? undefined : new TextEncoder().encode(all[name]);
const readAll = (all: Record<string, string>, name = 'L.doc.xml') =>
  readFormex(all[name] ?? '', name, besideOf(all));
const textOf = (all: Record<string, string>, name?: string) => {
  const reading = readAll(all, name);
  if (!('text' in reading)) throw new Error(`a part of ${reading.partOf}`);
  return reading.text;
};
const withArticle = (content: string) => ({
  ...files,
  'L.main.xml': (files['L.main.xml'] ?? '').replace(
    /<ENACTING\.TERMS>.*<\/ENACTING\.TERMS>/,
    `<ENACTING.TERMS><ARTICLE><TI.ART>Article 1</TI.ART><ALINEA>${content}</ALINEA></ARTICLE></ENACTING.TERMS>`,
  ),
});
const plainOf = (content: string, path = '1^_') =>
  textOf(withArticle(content)).provisions.find((one) => one.path === path)?.plainText;

test('an act over several files is read once, by its manifest', () => {
  expect(textOf(files).units.map(({ id }) => id)).toContain('{A1}');
  expect(readAll(files, 'L.main.xml')).toEqual({ partOf: 'L.doc.xml' });
  expect(readAll(files, 'L.annex.xml')).toEqual({ partOf: 'L.doc.xml' });
});

test('an act alone, without its manifest, has no day from which it applies', () => {
  const { 'L.main.xml': main = '' } = files;
  expect(textOf({ 'L.main.xml': main }, 'L.main.xml')).toMatchObject({
    dateBasis: 'unknown',
    versionDate: '2031-03-03',
  });
});

const expression = (inner: string) => `<P><FORMULA>${inner}</FORMULA></P>`;
test.each([
  [expression('x = <EXPR><EXPR>1</EXPR><OVER/><EXPR>1 – R</EXPR></EXPR>'), 'x = 1 / (1 – R)'],
  [expression('<ROOT/><EXPR>1 – R</EXPR> \u0387 G<EXPR TYPE="BRACKET">PD</EXPR>'), '√(1 – R) · G(PD)'],
  [expression('max <EXPR TYPE="BRACE">0, LGD<IND LOC="SUB">BE</IND></EXPR>'), 'max {0, LGDBE}'],
  [expression('<FRACTION><DIVIDEND>a + b</DIVIDEND><DIVISOR>c</DIVISOR></FRACTION>'), '(a + b) / c'],
  [expression('<EXPR TYPE="constructor">a</EXPR>'), 'a'],
])('a formula is readable text: %s', (written, read) => {
  expect(plainOf(written)).toBe(read);
});

test('marks, quotation marks and notes keep their place', () => {
  const content =
    '<P><QUOT.START CODE="2018"/>oil<QUOT.END CODE="2019"/> <HT TYPE="UC">or</HT> gas<NOTE NOTE.ID="E1"><P>OJ L 1.</P></NOTE>, and oil<NOTE NOTE.REF="E1"/></P>';
  expect(plainOf(content)).toBe('‘oil’ OR gas, and oil');
  expect(textOf(withArticle(content)).units.find(({ id }) => id === '1')?.notes).toHaveLength(2);
});

test('a table has its title, its rows and spans', () => {
  const table =
    '<TBL COLS="2"><TITLE><TI><P>Oils</P></TI></TITLE><CORPUS><ROW TYPE="HEADER"><CELL COL="1">Kind</CELL><CELL COL="2">Use</CELL></ROW><ROW><CELL COL="1" COLSPAN="2"><IE/></CELL></ROW></CORPUS></TBL>';
  const article = textOf(withArticle(table)).units.find(({ id }) => id === '1');
  expect(article?.parts[0]).toMatchObject({
    parts: [
      { part: 'text', role: 'heading' },
      { part: 'table', rows: [[{ head: true }, { head: true }], [{ cols: 2, parts: [] }]] },
    ],
  });
});

test('amending text is a quote without identifiers of this act', () => {
  const quoted =
    '<P>It is inserted:</P><QUOT.S LEVEL="1"><ARTICLE><TI.ART>Article 9</TI.ART><PARAG><NO.PARAG>1.</NO.PARAG><ALINEA>Oil burns.</ALINEA></PARAG></ARTICLE></QUOT.S>';
  const text = textOf(withArticle(quoted));
  expect(text.units.filter(({ kind }) => kind === 'article').map(({ id }) => id)).toEqual(['1']);
  expect(text.counts.articles).toBe(1);
  expect(plainOf(quoted)).toContain('Article 9 1. Oil burns.');
});

const reasonOf = (all: Record<string, string>, name?: string): string => {
  try {
    readAll(all, name);
    return 'was read';
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return error.message;
  }
};
const { 'L.annex.xml': annex = '', ...withoutAnnex } = files;
const manifestWith = (file: string) => ({
  ...files,
  'L.doc.xml': (files['L.doc.xml'] ?? '').replace('L.annex.xml', file),
});

test.each([
  [
    'a file that its manifest names is missing',
    withoutAnnex,
    undefined,
    /L\.doc\.xml:1: the manifest names "L\.annex\.xml"/,
  ],
  [
    'its manifest leads to other folders',
    manifestWith('../L.annex.xml'),
    undefined,
    /no such file beside it/,
  ],
  ['its manifest names a way', manifestWith('/etc/passwd'), undefined, /no such file beside it/],
  ['an annex stands alone', { 'a.xml': annex }, 'a.xml', /an annex without its act/],
  ['it is a consolidation', { 'a.xml': '<CONS.ACT/>' }, 'a.xml', /a consolidation in Formex/],
  ['it has no provisions', { 'a.xml': '<ACT><TITLE/></ACT>' }, 'a.xml', /no provisions \(ENACTING\.TERMS\)/],
  [
    'it holds entities',
    { 'a.xml': '<!DOCTYPE ACT [<!ENTITY a "x">]><ACT>&a;</ACT>' },
    'a.xml',
    /document type definition/,
  ],
  ['it is no act', { 'a.xml': '<MATH/>' }, 'a.xml', /root element "MATH"/],
])('is refused with the reason where %s', (_, all, name, reason) => {
  expect(reasonOf(all as Record<string, string>, name)).toMatch(reason);
});
