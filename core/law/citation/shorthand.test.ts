import { expect, test } from 'vitest';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';
import { writtenCitations } from './written-citations-fixture.ts';

test.each<[string, string]>([
  ['6 III DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['Art. 6 III DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG 6 III', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['art. 6 III lit. b DSG', 'dsg: ARTICLE 6, PARAGRAPH 3, LETTER b'],
  ['Art. 3 II lit. c BankG', 'bankg: ARTICLE 3, PARAGRAPH 2, LETTER c'],
  ['DSG 6.3', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['6.3 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG 6/3', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['6/3 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG Art. 6/3', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['LB 37h/3/b', 'bankg: ARTICLE 37h, PARAGRAPH 3, LETTER b'],
  ['37h/3/b LB', 'bankg: ARTICLE 37h, PARAGRAPH 3, LETTER b'],
  ['DSG-6', 'dsg: ARTICLE 6'],
  ['DSG – 6', 'dsg: '],
  ['SR 955.01, 9', 'gwv: ARTICLE 9'],
  ['BankG, 5 Abs. 2', 'bankg: ARTICLE 5, PARAGRAPH 2'],
  ['nDSG 6', 'dsg: ARTICLE 6'],
  ['nDSG Art. 6 Abs. 3', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['revDSG Art. 6', 'dsg: ARTICLE 6'],
  ['Art. 6 Abs. 3 nDSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['art. 3-bis LB', 'bankg: ARTICLE 3bis'],
  ['FADP s 6(3)', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['s 6(3) FADP', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['FINMA GwV 13', 'gwv-finma: ARTICLE 13'],
  ['Art. 13 GwV FINMA', 'gwv-finma: ARTICLE 13'],
  ['art 5bis LPD al. 2 let. b', 'dsg: ARTICLE 5bis, PARAGRAPH 2, LETTER b'],
  ['RS 2023/1', 'rs-23-1: '],
  ['Art. 5 MiFID II', 'mifid2: ARTICLE 5'],
  ['MiFID II 5', 'mifid2: ARTICLE 5'],
  ['Art. 2.1 BankG', 'bankg: ARTICLE 2.1'],
])('%s', (text, expected) => {
  expect(writtenCitations(text)[0]?.replace(/^.* = /, '')).toBe(expected);
});

test.each(['Art. 6f. DSG', 'Art. 6f. des DSG'])('%s is Art. 6f, or else Art. 6 and the next', (text) => {
  expect(findCitations(text, index)).toMatchObject([
    {
      start: 0,
      end: text.length,
      documents: ['dsg'],
      steps: [{ type: 'ARTICLE', label: '6f' }],
      otherwise: [{ type: 'ARTICLE', label: '6', following: 'f' }],
    },
  ]);
});

test.each([
  'BankG 2.5 Prozent',
  'BankG 10.5 %',
  'DSG 6/3 Jahre',
  'die 2.3 Millionen Franken',
  'Basel III',
  'Abs. 6 III',
])('%s is no shorthand', (text) => {
  expect(
    findCitations(text, index)
      .flatMap(({ steps }) => steps)
      .map(({ type }) => type),
  ).not.toContain('PARAGRAPH');
});

test('prose has numbers where a query has shorthand', () => {
  const [first] = findCitations('nach dem DSG 6/3 der Fälle', index, { isProse: true });
  expect(first).toMatchObject({ documents: ['dsg'], steps: [] });
});
