import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents, index } from './name-fixture.ts';
import { createNameIndex } from './name-index.ts';
import { findCitations } from './parse-citation.ts';
import type { CitationStep } from './parse-provision.ts';

const written = ({ type, label, to, following }: CitationStep) =>
  `${type} ${label}${to ? `–${to}` : ''}${following ?? ''}`.trim();
const citationsIn = (text: string) =>
  findCitations(text, index).map(({ start, end, documents: [document = '?'], namesDocument, steps }) => [
    text.slice(start, end),
    namesDocument ? document : '-',
    steps.map(written).join(', '),
  ]);

describe('no citation', () => {
  test.each([
    '2 Jahre Frist',
    'Frist von 30 Tagen',
    '5',
    'seit 2015',
    'ba',
    'die lb',
    'la banque',
    'Banque ou fonds',
    'or',
    'co',
    'Abs. 2',
    'al. 2 let. b',
    'no 5',
    'n. 12',
    'Kapitel 2',
    'Basel 3 Anhang',
    'Schlussbestimmungen der Vorlage',
    'point 5 of the agenda',
    'RS 2018/3 Outsourcing',
    '100 000 CHF',
    'Level 2 measures',
    'part 2 of the story',
    'all 1 banks',
    'art of banking',
    'l’art et la manière',
    'Artenschutz 5',
    'let me go',
    'Lit. über Banken',
    '12:30',
    '3/4',
    '10.5',
    '31.12.2023',
    'Basel III',
    'COVID-19',
    'Satz 2',
    'Unterart 5',
    'am 5. Mai',
    '5 % Eigenmittel',
    '¦¦¦',
    '',
  ])('in %j', (text) => {
    expect(citationsIn(text)).toEqual([]);
  });
});

describe('the document alone', () => {
  test.each([
    ['BankG', 'bankg'],
    ['bankg', 'bankg'],
    ['dsg', 'dsg'],
    ['BA', 'bankg'],
    ['LB', 'bankg'],
    ['Bankengesetz', 'bankg'],
    ['bankengesetz', 'bankg'],
    ['Datenschutzgesetz', 'dsg'],
    ['loi sur les banques', 'bankg'],
    ['legge sulle banche', 'bankg'],
    ['Banking Act', 'bankg'],
    ['Bundesgesetz über den Datenschutz', 'dsg'],
    ['Cst.', 'bv'],
    ['SR 952.0', 'bankg'],
    ['952.0', 'bankg'],
    ['950.0M', 'muster'],
    ['SR 950.0M', 'muster'],
    ['950.0', 'muster'],
    ['952.0M', 'muster-bank'],
    ['32014R0596', 'mar'],
    ['02014R0596-20240101', 'mar'],
    ['Verordnung (EU) Nr. 596/2014', 'mar'],
    ['RS 2023/1', 'rs-23-1'],
    ['MiFID II', 'mifid2'],
  ])('%s', (text, document) => {
    expect(findCitations(text, index)).toMatchObject([
      { start: 0, namesDocument: true, steps: [], documents: expect.arrayContaining([document]) },
    ]);
  });

  test('is not taken from other letters among words', () => {
    expect(citationsIn('die dsg und die lpd')).toEqual([]);
    expect(citationsIn('das DSG und bankg')).toEqual([
      ['DSG', 'dsg', ''],
      ['bankg', 'bankg', ''],
    ]);
  });

  test.each([
    ['952.0', ['bankg']],
    ['952.0M', ['muster-bank']],
  ])('%s is no other number', (text, documents) => {
    expect(findCitations(text, index)).toMatchObject([{ documents }]);
  });

  test('beside a quantity stays alone', () => {
    for (const text of ['BankG 2 Jahre', 'BankG 2015', 'BankG 5 %', 'BankG 12:30', 'BankG 10.5 %']) {
      expect(citationsIn(text)).toEqual([['BankG', 'bankg', '']]);
    }
  });
});

describe('several', () => {
  test.each([
    [
      'Art. 5 und 7 BankG',
      [
        ['Art. 5', 'bankg', 'ARTICLE 5'],
        ['7 BankG', 'bankg', 'ARTICLE 7'],
      ],
    ],
    [
      'art. 5, 7 et 9 LB',
      [
        ['art. 5', 'bankg', 'ARTICLE 5'],
        ['7', 'bankg', 'ARTICLE 7'],
        ['9 LB', 'bankg', 'ARTICLE 9'],
      ],
    ],
    [
      'Art. 5 und Art. 7 Abs. 2 BankG',
      [
        ['Art. 5', 'bankg', 'ARTICLE 5'],
        ['Art. 7 Abs. 2 BankG', 'bankg', 'ARTICLE 7, PARAGRAPH 2'],
      ],
    ],
    [
      'Art. 7 Abs. 1 Bst. b und 29 Abs. 1 BankG',
      [
        ['Art. 7 Abs. 1 Bst. b', 'bankg', 'ARTICLE 7, PARAGRAPH 1, LETTER b'],
        ['29 Abs. 1 BankG', 'bankg', 'ARTICLE 29, PARAGRAPH 1'],
      ],
    ],
    [
      'Art. 7 Abs. 1 und 2 BankG',
      [
        ['Art. 7 Abs. 1', 'bankg', 'ARTICLE 7, PARAGRAPH 1'],
        ['2 BankG', 'bankg', 'ARTICLE 7, PARAGRAPH 2'],
      ],
    ],
    [
      'Art. 7 Bst. a und c BankG',
      [
        ['Art. 7 Bst. a', 'bankg', 'ARTICLE 7, LETTER a'],
        ['c BankG', 'bankg', 'ARTICLE 7, LETTER c'],
      ],
    ],
    [
      'art. 3 lett. a e b LBCR',
      [
        ['art. 3 lett. a', 'bankg', 'ARTICLE 3, LETTER a'],
        ['b LBCR', 'bankg', 'ARTICLE 3, LETTER b'],
      ],
    ],
    [
      'Art. 5 BankG, Art. 13 DSG',
      [
        ['Art. 5 BankG', 'bankg', 'ARTICLE 5'],
        ['Art. 13 DSG', 'dsg', 'ARTICLE 13'],
      ],
    ],
    [
      'BankG Art. 5, DSG Art. 13',
      [
        ['BankG Art. 5', 'bankg', 'ARTICLE 5'],
        ['DSG Art. 13', 'dsg', 'ARTICLE 13'],
      ],
    ],
    [
      'BankG Art. 5 DSG',
      [
        ['BankG', 'bankg', ''],
        ['Art. 5 DSG', 'dsg', 'ARTICLE 5'],
      ],
    ],
    [
      'BankG Art. 5 und 7',
      [
        ['BankG Art. 5', 'bankg', 'ARTICLE 5'],
        ['7', 'bankg', 'ARTICLE 7'],
      ],
    ],
    ['Art. 5 und 30 Tage', [['Art. 5', '-', 'ARTICLE 5']]],
    [
      'Rz 33–38, 41 und 48 FINMA-RS 23/1',
      [
        ['Rz 33–38', 'rs-23-1', 'MARGIN_NUMBER 33–38'],
        ['41', 'rs-23-1', 'MARGIN_NUMBER 41'],
        ['48 FINMA-RS 23/1', 'rs-23-1', 'MARGIN_NUMBER 48'],
      ],
    ],
    [
      'Articles 15(1) and 17(2) MAR',
      [
        ['Articles 15(1)', 'mar', 'ARTICLE 15, PARAGRAPH 1'],
        ['17(2) MAR', 'mar', 'ARTICLE 17, PARAGRAPH 2'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(citationsIn(text)).toEqual(expected);
  });
});

describe('in running text', () => {
  test.each([
    [
      'Sie werden nach Artikel 3 Absatz 5 besteuert.',
      [['Artikel 3 Absatz 5', '-', 'ARTICLE 3, PARAGRAPH 5']],
    ],
    ['(vgl. Art. 5 Bst. b)', [['Art. 5 Bst. b', '-', 'ARTICLE 5, LETTER b']]],
    ['en vertu de l’art. 49 LB. Par ailleurs', [['art. 49 LB', 'bankg', 'ARTICLE 49']]],
    ['Art. 5 ff. BankG regeln', [['Art. 5 ff. BankG', 'bankg', 'ARTICLE 5ff']]],
    [
      'Art. 60 f. und 70 BankV',
      [
        ['Art. 60 f.', 'bankv', 'ARTICLE 60f'],
        ['70 BankV', 'bankv', 'ARTICLE 70'],
      ],
    ],
    [
      'point (22) of Article 4(1) of Directive 2014/65/EU;',
      [['point (22) of Article 4(1) of Directive 2014/65/EU', 'mifid2', 'ARTICLE 4, PARAGRAPH 1, NUMBER 22']],
    ],
    [
      'Article 15 of Regulation (EU) No 1093/2010',
      [['Article 15 of Regulation (EU) No 1093/2010', '?', 'ARTICLE 15']],
    ],
    ['Art. 5 XYZG', [['Art. 5', '-', 'ARTICLE 5']]],
    ['Kapitel 2 und Art. 5', [['Art. 5', '-', 'ARTICLE 5']]],
    ['Kapitel 2 Art. 5', [['Kapitel 2 Art. 5', '-', 'CHAPTER 2, ARTICLE 5']]],
    ['Art. 5\n\nBst. b', [['Art. 5', '-', 'ARTICLE 5']]],
    ['Directive 2014/65/EU. Chapter 5', [['Directive 2014/65/EU', 'mifid2', '']]],
    ['„Art. 5 BankG“', [['Art. 5 BankG', 'bankg', 'ARTICLE 5']]],
  ])('%s', (text, expected) => {
    expect(citationsIn(text)).toEqual(expected);
  });
});

describe('the same name of several documents', () => {
  test('gives them all, the one so called in the language first', () => {
    const shared = createNameIndex([
      { regTextId: 'a', sourceNumber: '', shortNames: { FR: ['CO'] }, longNames: {} },
      { regTextId: 'b', sourceNumber: '', shortNames: { IT: ['CO'] }, longNames: {} },
      { regTextId: 'c', sourceNumber: '', shortNames: { EN: ['Co'] }, longNames: {} },
    ]);
    const first = (language?: 'FR' | 'IT' | 'EN') =>
      findCitations('Art. 1 CO', shared, { language })[0]?.documents;
    expect(first()).toEqual(['a', 'b', 'c']);
    expect(first('FR')).toEqual(['a', 'b', 'c']);
    expect(first('IT')).toEqual(['b', 'a', 'c']);
    expect(first('EN')).toEqual(['a', 'b', 'c']);
  });

  test('the longest name is the one that is meant', () => {
    expect(citationsIn('GwV-FINMA 5')).toEqual([['GwV-FINMA 5', 'gwv-finma', 'ARTICLE 5']]);
    expect(citationsIn('GwV 5')).toEqual([['GwV 5', 'gwv', 'ARTICLE 5']]);
  });
});

describe('any text', () => {
  const steps = fc.constantFrom(
    ...[
      'Art.',
      'art',
      '§',
      'Abs.',
      'al.',
      'Bst.',
      'lit.',
      'Ziff.',
      'n.',
      'Rz',
      'Anhang',
      'annexe',
      'Satz',
      'zweiter',
      'point',
    ],
    ...[
      '5',
      '5a',
      '37gbis',
      '2015',
      '952.0',
      '2023/1',
      '596/2014',
      '(EU)',
      'No',
      'SR',
      'RS',
      'Verordnung',
      '32014R0596',
    ],
    ...[
      'bis',
      'à',
      'a',
      'e',
      'b',
      'und',
      ',',
      '-',
      '–',
      '(',
      ')',
      '.',
      'f.',
      'ff',
      'de',
      'la',
      'l’',
      'BankG',
      'LB',
      'OR',
      'Loi sur',
    ],
    ...['\n\n', '\u0000', '\uD83D', '😀', '\u00A0', 'Wort'],
  );
  const texts = fc.oneof(
    fc.array(steps, { maxLength: 30 }).map((all) => all.join(' ')),
    fc
      .array(fc.oneof(steps, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 30 })
      .map((all) => all.join('')),
  );

  test('is read; citations stand in it one after the other', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { start, end, steps, documents: named, unloaded } of findCitations(text, index)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          // Places, a document, or the name of one that is not there.
          expect(steps.length > 0 || named.length > 0 || unloaded !== undefined).toBe(true);
          last = end;
        }
      }),
    );
  });
});

test('names without letters and empty names name nothing', () => {
  const odd = createNameIndex([
    {
      regTextId: 'x',
      sourceNumber: '',
      shortNames: { DE: ['', '2023', '—'] },
      longNames: { DE: ['', '()'] },
    },
  ]);
  expect(findCitations('2023 — ()', odd)).toEqual([]);
  expect(documents.length).toBeGreaterThan(10);
});
