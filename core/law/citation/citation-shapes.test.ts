import { expect, test } from 'vitest';
import { index } from './name-fixture.ts';
import { createNameIndex } from './name-index.ts';
import { findCitations } from './parse-citation.ts';
import type { CitationStep } from './parse-provision.ts';

const written = ({ type, label, to, following }: CitationStep) =>
  `${type} ${label}${to ? `–${to}` : ''}${following ?? ''}`.trim();

/** The citations of a text as "text = document: steps"; "-" if a citation names no document. */
const citationsIn = (text: string, names = index) =>
  findCitations(text, names).map(
    ({ start, end, documents: [document = '?'], namesDocument, steps }) =>
      `${text.slice(start, end)} = ${namesDocument ? document : '-'}: ${steps.map(written).join(', ')}`,
  );

test.each<[string, string[]]>([
  [
    'Art. 5 des Bankengesetzes vom 8. November 1934 (BankG) gilt',
    ['Art. 5 des Bankengesetzes vom 8. November 1934 (BankG) = bankg: ARTICLE 5'],
  ],
  ['Art. 5 LB du 1er juin 2012 gilt', ['Art. 5 LB du 1er juin 2012 = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom 8. November', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom 8. 11 1934', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom 8. November 11934', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['Art. 5 BankG (BankG', ['Art. 5 BankG = bankg: ARTICLE 5', 'BankG = bankg: ']],
  ['Art. 5 BankG (DSG)', ['Art. 5 BankG = bankg: ARTICLE 5', 'DSG = dsg: ']],
  ['Art. 5 BankG vom 8 November 1934', ['Art. 5 BankG vom 8 November 1934 = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom 118. November 1934', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['-5 BankG', ['BankG = bankg: ']],
  ['(5 BankG)', ['5 BankG = bankg: ARTICLE 5']],
  ['BankG Art. 13 DSG', ['BankG = bankg: ', 'Art. 13 DSG = dsg: ARTICLE 13']],
  ['Art. 5 Bst. a bis c BankG', ['Art. 5 Bst. a bis c BankG = bankg: ARTICLE 5, LETTER a–c']],
  ['Art. 5 Bst. a bis BankG', ['Art. 5 Bst. a bis BankG = bankg: ARTICLE 5, LETTER abis']],
  ['Art. 5 Abs. 2 bis 4 BankG', ['Art. 5 Abs. 2 bis 4 BankG = bankg: ARTICLE 5, PARAGRAPH 2–4']],
  ['Art. 5 bis BankG', ['Art. 5 bis BankG = bankg: ARTICLE 5bis']],
  ['Art. 5 bis 7 BankG', ['Art. 5 bis 7 BankG = bankg: ARTICLE 5–7']],
  ['Anhang II BankG', ['Anhang II BankG = bankg: ANNEX II']],
  ['Titel II BankG', ['Titel II BankG = bankg: TITLE II']],
  ['Kapitel II BankG', ['Kapitel II BankG = bankg: CHAPTER II']],
  ['Teil II BankG', ['Teil II BankG = bankg: PART II']],
  ['Abschnitt II BankG', ['Abschnitt II BankG = bankg: SECTION II']],
  ['Anhang 2 Ebene II BankG', ['Anhang 2 Ebene II BankG = bankg: ANNEX 2, LEVEL II']],
  ['Art. 5 a BankG', ['Art. 5 a BankG = bankg: ARTICLE 5a']],
  ['Art. 5 a Abs. 2 BankG', ['Art. 5 a Abs. 2 BankG = bankg: ARTICLE 5a, PARAGRAPH 2']],
  ['Art. 5 a DSG BankG', ['Art. 5 a DSG = dsg: ARTICLE 5a', 'BankG = bankg: ']],
  ['Art. 5 s. LB', ['Art. 5 s. LB = bankg: ARTICLE 5f']],
  ['Art. 5 s LB', ['Art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
  ['Art. 5 et ss LB', ['Art. 5 et ss LB = bankg: ARTICLE 5ff']],
  ['Art. 5 e segg. LBCR', ['Art. 5 e segg. LBCR = bankg: ARTICLE 5ff']],
  ['Art. 5 et 7 LB', ['Art. 5 = bankg: ARTICLE 5', '7 LB = bankg: ARTICLE 7']],
  ['art. 5 let. à LB', ['art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
  ['art. 5 ch. d’affaires', ['art. 5 = -: ARTICLE 5']],
  ['Art. 5 Ziff. ii BankG', ['Art. 5 Ziff. ii BankG = bankg: ARTICLE 5, NUMBER ii']],
  ['Art. 5 Ziff. II BankG', ['Art. 5 Ziff. II BankG = bankg: ARTICLE 5, NUMBER II']],
  ['Art. 5° LB', ['Art. 5° LB = bankg: ARTICLE 5']],
  ['Art. 5 quater Abs. 3 BankG', ['Art. 5 quater Abs. 3 BankG = bankg: ARTICLE 5quater, PARAGRAPH 3']],
  ['Art. 2.1 BankG', ['Art. 2.1 BankG = bankg: ARTICLE 2.1']],
  ['Art. 12345 BankG', ['BankG = bankg: ']],
  ['Art. 5(2)(b) BA', ['Art. 5(2)(b) BA = bankg: ARTICLE 5, PARAGRAPH 2, LETTER b']],
  ['Article 5(2)(3)(b) BA', ['Article 5(2)(3)(b) BA = bankg: ARTICLE 5, PARAGRAPH 2, NUMBER 3, LETTER b']],
  ['Rz 5(2) RS 2023/1', ['Rz 5(2) RS 2023/1 = rs-23-1: MARGIN_NUMBER 5, PARAGRAPH 2']],
  ['Art. 5 Bst. b) BankG', ['Art. 5 Bst. b) BankG = bankg: ARTICLE 5, LETTER b']],
  ['al. 2 de l’art. 5 LB', ['al. 2 de l’art. 5 LB = bankg: ARTICLE 5, PARAGRAPH 2']],
  ['al. 2 de l’ art. 5 LB', ['al. 2 de l’ art. 5 LB = bankg: ARTICLE 5, PARAGRAPH 2']],
  ['Art. 196 Ziff. 2 Abs. 1 BV', ['Art. 196 Ziff. 2 Abs. 1 BV = bv: ARTICLE 196, NUMBER 2, PARAGRAPH 1']],
  ['Art. 5 Abs. 2 Satz 1 BankG', ['Art. 5 Abs. 2 Satz 1 BankG = bankg: ARTICLE 5, PARAGRAPH 2']],
  [
    'Art. 5 Abs. 2, 3 und 4 BankG',
    [
      'Art. 5 Abs. 2 = bankg: ARTICLE 5, PARAGRAPH 2',
      '3 = bankg: ARTICLE 5, PARAGRAPH 3',
      '4 BankG = bankg: ARTICLE 5, PARAGRAPH 4',
    ],
  ],
  [
    'Art. 5 Abs. 2 Bst. a und c sowie Abs. 3 BankG',
    [
      'Art. 5 Abs. 2 Bst. a = bankg: ARTICLE 5, PARAGRAPH 2, LETTER a',
      'c = bankg: ARTICLE 5, PARAGRAPH 2, LETTER c',
      'Abs. 3 BankG = bankg: ARTICLE 5, PARAGRAPH 3',
    ],
  ],
  [
    'Art. 5 Abs. 2 und Abs. 3 BankG',
    ['Art. 5 Abs. 2 = bankg: ARTICLE 5, PARAGRAPH 2', 'Abs. 3 BankG = bankg: ARTICLE 5, PARAGRAPH 3'],
  ],
  [
    'Art. 5 und 7 Abs. 2 BankG',
    ['Art. 5 = bankg: ARTICLE 5', '7 Abs. 2 BankG = bankg: ARTICLE 7, PARAGRAPH 2'],
  ],
  [
    'Art. 5, 7 und Art. 9 BankG',
    ['Art. 5 = bankg: ARTICLE 5', '7 = bankg: ARTICLE 7', 'Art. 9 BankG = bankg: ARTICLE 9'],
  ],
  ['Art. 5 und 30 Tage BankG', ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
  ['Art. 5 und 10 % BankG', ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
  ['Art. 5 und 5 pour cent', ['Art. 5 = -: ARTICLE 5']],
  ['Art. 5 et 5 per mille', ['Art. 5 = -: ARTICLE 5']],
  ['Art. 5 und a BankG', ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
  [
    'Art. 5 Abs. 1 Bst. a oder Abs. 2 BankG',
    [
      'Art. 5 Abs. 1 Bst. a = bankg: ARTICLE 5, PARAGRAPH 1, LETTER a',
      'Abs. 2 BankG = bankg: ARTICLE 5, PARAGRAPH 2',
    ],
  ],
  ['Anhang 1 und 2 BankG', ['Anhang 1 = bankg: ANNEX 1', '2 BankG = bankg: ANNEX 2']],
  ['Kapitel 2 und 3 BankG', ['Kapitel 2 = bankg: CHAPTER 2', '3 BankG = bankg: CHAPTER 3']],
  ['Art. 5 Abs. 2 Strich 3 BankG', ['Art. 5 Abs. 2 Strich 3 BankG = bankg: ARTICLE 5, PARAGRAPH 2, DASH 3']],
  ['Erwägungsgrund 5 MAR', ['Erwägungsgrund 5 MAR = mar: WHEREAS 5']],
  ['recital 5 and 6 MAR', ['recital 5 = mar: WHEREAS 5', '6 MAR = mar: WHEREAS 6']],
  ['(EU) No 596/2014 Art. 5', ['(EU) No 596/2014 Art. 5 = mar: ARTICLE 5']],
  ['BankG, Art. 5', ['BankG, Art. 5 = bankg: ARTICLE 5']],
  ['952.0: 5', ['952.0 = bankg: ']],
  ['SR 952.0 – 5', ['SR 952.0 = bankg: ']],
  ['BankG Einleitung', ['BankG = bankg: ']],
  ['Cst. 5', ['Cst. 5 = bv: ARTICLE 5']],
  ['BankG 5', ['BankG 5 = bankg: ARTICLE 5']],
  ['BankG 5%', ['BankG = bankg: ']],
  ['BankG 5/7', ['BankG = bankg: ']],
  ['BankG 5:3', ['BankG = bankg: ']],
  ['BankG 5:', ['BankG = bankg: ']],
  ['BankG 5x:', ['BankG = bankg: ']],
  ['BankG 2020', ['BankG = bankg: ']],
  ['BankG 5 Tage', ['BankG = bankg: ']],
  ['BankG 5 Abs. 2', ['BankG 5 Abs. 2 = bankg: ARTICLE 5, PARAGRAPH 2']],
  ['BankG Art. 5 und 7', ['BankG Art. 5 = bankg: ARTICLE 5', '7 = bankg: ARTICLE 7']],
  ['BankG, 5', ['BankG = bankg: ']],
  ['BankG (Art. 5)', ['BankG (Art. 5 = bankg: ARTICLE 5']],
  ['BankG ((Art. 5', ['BankG ((Art. 5 = bankg: ARTICLE 5']],
  ['BankG (((Art. 5', ['BankG = bankg: ', 'Art. 5 = -: ARTICLE 5']],
  ['BankG – Art. 5', ['BankG – Art. 5 = bankg: ARTICLE 5']],
  ['BankG-Art. 5', ['BankG-Art. 5 = bankg: ARTICLE 5']],
  ['BankG. Art. 5', ['BankG. Art. 5 = bankg: ARTICLE 5']],
  ['BankG.) Art. 5', ['BankG = bankg: ', 'Art. 5 = -: ARTICLE 5']],
  ['BankG,,, Art. 5', ['BankG = bankg: ', 'Art. 5 = -: ARTICLE 5']],
  ['SR 952.0. Art. 5', ['SR 952.0 = bankg: ', 'Art. 5 = -: ARTICLE 5']],
  ['SR 952.0 5', ['SR 952.0 = bankg: ']],
  ['SR 952.0, Art. 5', ['SR 952.0, Art. 5 = bankg: ARTICLE 5']],
  ['BankG vom 8.x November 1934', ['BankG = bankg: ']],
  ['Art. 5 BankG vom 8.° November 1934', ['Art. 5 BankG = bankg: ARTICLE 5']],
  ['Art. 5 BankG vom 8° November 1934', ['Art. 5 BankG vom 8° November 1934 = bankg: ARTICLE 5']],
  ['Art. 5 b', ['Art. 5 b = -: ARTICLE 5b']],
  ['Art. 5 a bis DSG', ['Art. 5 a bis DSG = dsg: ARTICLE 5abis']],
  ['Art. 5 Bst. a bis', ['Art. 5 Bst. a bis = -: ARTICLE 5, LETTER abis']],
  ['Art. 5 Bst. abis bis c BankG', ['Art. 5 Bst. abis bis c BankG = bankg: ARTICLE 5, LETTER abis–c']],
  ['Art. 5 Bst. a ter BankG', ['Art. 5 Bst. a ter BankG = bankg: ARTICLE 5, LETTER ater']],
  [
    'Art. 5 Bst. a ter 3 BankG',
    ['Art. 5 Bst. a ter = -: ARTICLE 5, LETTER ater', '3 BankG = bankg: ARTICLE 3'],
  ],
  ['let. d’', []],
  ['let. d ’affaires', []],
  ['art. 5 let. d’une LB', ['art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
  ['art. 5 let. d ’une LB', ['art. 5 let. d = -: ARTICLE 5, LETTER d', 'LB = bankg: ']],
  ['952.0 Art. 5', ['952.0 Art. 5 = bankg: ARTICLE 5']],
  ['123.4 Art. 5', ['Art. 5 = -: ARTICLE 5']],
  ['SR 123.4 Art. 5', ['SR 123.4 Art. 5 = ?: ARTICLE 5']],
  ['1234 Art. 5', ['Art. 5 = -: ARTICLE 5']],
  ['952.0', ['952.0 = bankg: ']],
  ['123.4', []],
])('%s', (text, expected) => {
  expect(citationsIn(text)).toEqual(expected);
});

test('a dot belongs to a name that is written with it by some document', () => {
  const short = (regTextId: string, name: string) => ({
    regTextId,
    shortNames: { DE: [name] },
    longNames: {},
    sourceNumber: '',
  });
  const names = createNameIndex([short('one', 'Abk'), short('two', 'Abk.')]);
  expect(citationsIn('Art. 5 Abk. gilt', names)).toEqual(['Art. 5 Abk. = one: ARTICLE 5']);
  expect(citationsIn('Art. 5 Abk gilt', names)).toEqual(['Art. 5 Abk = one: ARTICLE 5']);
  const without = createNameIndex([short('one', 'Abk')]);
  expect(citationsIn('Art. 5 Abk. Gilt', without)).toEqual(['Art. 5 Abk = one: ARTICLE 5']);
});
