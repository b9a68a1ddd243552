import { expect, test } from 'vitest';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';
import { findQueryCitation } from './query-citation.ts';
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
  ['Art. 3 II c BankG', 'bankg: ARTICLE 3, PARAGRAPH 2, LETTER c'],
  ['3 II cbis BankG', 'bankg: ARTICLE 3, PARAGRAPH 2, LETTER cbis'],
  ['BankG 3 II c 1', 'bankg: ARTICLE 3, PARAGRAPH 2, LETTER c, NUMBER 1'],
  ['6 iii dsg', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG 6.3.b', 'dsg: ARTICLE 6, PARAGRAPH 3, LETTER b'],
  ['DSG 6.3b', 'dsg: ARTICLE 6, PARAGRAPH 3, LETTER b'],
  ['DSG 6.3.2', 'dsg: ARTICLE 6, PARAGRAPH 3, NUMBER 2'],
  ['6/3b DSG', 'dsg: ARTICLE 6, PARAGRAPH 3, LETTER b'],
  ['BankG/5', 'bankg: ARTICLE 5'],
  ['BankG:5', 'bankg: ARTICLE 5'],
  ['BankG: 5', 'bankg: ARTICLE 5'],
  ['BankG.5', 'bankg: ARTICLE 5'],
  ['SR 955.01/9', 'gwv: ARTICLE 9'],
  ['SR 955.01 9 II', 'gwv: ARTICLE 9, PARAGRAPH 2'],
  ['RS 955.01 9/2/a', 'gwv: ARTICLE 9, PARAGRAPH 2, LETTER a'],
  ['s. 6 FADP', 'dsg: ARTICLE 6'],
  ['sec. 6(3) FADP', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['section 6(3)(b) FADP', 'dsg: ARTICLE 6, PARAGRAPH 3, LETTER b'],
  ['section 6 FADP', 'dsg: SECTION 6'],
  ['Art. 6 Abs. 3 S. 1 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['Art. 6 III S. 1 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['6 Abs. 3 S. 1 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['6 III S. 1 DSG', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG 6 Abs. 3 S. 1', 'dsg: ARTICLE 6, PARAGRAPH 3'],
  ['DSG Art. 6 Abs. 7 lit. b S. 2', 'dsg: ARTICLE 6, PARAGRAPH 7, LETTER b'],
  ['§ 6 s 2 DSG', 'dsg: ARTICLE 6'],
  ['Art. 5 – BankG', 'bankg: ARTICLE 5'],
  ['Art. 5 Abs. 2 / BankG', 'bankg: ARTICLE 5, PARAGRAPH 2'],
  ['Art. 5 N 12 BankG', 'bankg: ARTICLE 5'],
  ['Art. 5 Abs. 2 Rz 3 ff. BankG', 'bankg: ARTICLE 5, PARAGRAPH 2'],
  ['BankG 5 N 12', 'bankg: ARTICLE 5'],
  ['RS 2023/1 N 23', 'rs-23-1: MARGIN_NUMBER 23'],
  ['Art. 5 Bst. u Ziff. 1 BankG', 'bankg: ARTICLE 5, LETTER u, NUMBER 1'],
  ['Art. 5 u Abs. 2 BankG', 'bankg: ARTICLE 5u, PARAGRAPH 2'],
  ['N 23 RS 2023/1', 'rs-23-1: MARGIN_NUMBER 23'],
  ['ErwG 12 MAR', 'mar: WHEREAS 12'],
  ['art. 13 BV/Cst.', 'bv: ARTICLE 13'],
  ['Art. 5 BankG / LB', 'bankg: ARTICLE 5'],
])('%s', (text, expected) => {
  const [first = ''] = writtenCitations(text);
  const [, written] = /^(.*) = (?:.*)$/.exec(first) ?? [];
  expect(first.replace(/^.* = /, '')).toBe(expected);
  // Nothing of it is left to be searched.
  if (expected !== 'rs-23-1: ' && text !== 'DSG – 6') expect(written).toBe(text);
});

test('a page behind an act is no section of it', () => {
  expect(writtenCitations('Art. 6 Abs. 1 DSG S. 45')).toEqual([
    'Art. 6 Abs. 1 DSG = dsg: ARTICLE 6, PARAGRAPH 1',
  ]);
});

test.each<[string, string[]]>([
  ['Art. 5 i.V.m. Art. 7 BankG', ['ARTICLE 5', 'ARTICLE 7']],
  ['Art. 5 Abs. 2 iVm Art. 7 BankG', ['ARTICLE 5, PARAGRAPH 2', 'ARTICLE 7']],
  ["art. 5 en relation avec l'art. 7 LB", ['ARTICLE 5', 'ARTICLE 7']],
  ['art. 5 cum 7 LBCR', ['ARTICLE 5', 'ARTICLE 7']],
  ["art. 5 in combinato disposto con l'art. 7 LBCR", ['ARTICLE 5', 'ARTICLE 7']],
  ['Art. 5 read together with Art. 7 BA', ['ARTICLE 5', 'ARTICLE 7']],
  ['Art. 5 BankG i.V.m. Art. 7 BankG', ['ARTICLE 5', 'ARTICLE 7']],
  ['Art. 5 Abs. 2 u. 3 BankG', ['ARTICLE 5, PARAGRAPH 2', 'ARTICLE 5, PARAGRAPH 3']],
  ['Art. 5 & 7 BankG', ['ARTICLE 5', 'ARTICLE 7']],
  ['5 und 7 BankG', ['ARTICLE 5', 'ARTICLE 7']],
  ['BankG 5, 7 und 9', ['ARTICLE 5', 'ARTICLE 7', 'ARTICLE 9']],
])('%s cites provisions of one act, and leaves nothing to search', (text, expected) => {
  const cited = findQueryCitation(text, index);
  const all = [cited?.citation, ...(cited?.others ?? [])];
  expect(
    all.map((one) => [one?.documents[0], one?.steps.map(({ type, label }) => `${type} ${label}`).join(', ')]),
  ).toEqual(expected.map((steps) => ['bankg', steps]));
  expect(cited?.rest).toBe('');
});

test.each([
  ['gemäss Art. 5 BankG', ''],
  ['vgl. Art. 5 BankG', ''],
  ["selon l'art. 5 LB", ''],
  ["ai sensi dell'art. 5 LBCR", ''],
  ['within the meaning of Art. 5 BA', ''],
  ['Frist gemäss Art. 5 BankG', 'Frist gemäss'],
])('%s leaves %j', (text, rest) => {
  expect(findQueryCitation(text, index)?.rest).toBe(rest);
});

test.each([
  'Art. 6f. DSG',
  'Art. 6f. des DSG',
  'Art. 6f. Datenschutzgesetz',
  'DSG Art. 6f.',
  'DSG 6f.',
  '6f. DSG',
])('%s is Art. 6f, or else Art. 6 and the next', (text) => {
  expect(findCitations(text, index)).toMatchObject([
    {
      start: 0,
      end: text.length,
      documents: ['dsg'],
      steps: [{ type: 'ARTICLE', label: '6f' }],
      namesDocument: true,
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
  'BankG/5 Jahre',
  'BankG: 5 %',
  'BankG 5 und 30 Tage Abs.',
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
