import { describe, expect, test } from 'vitest';
import { namings } from '../display-name.ts';
import { queryLimits } from '../search/parse-query.ts';
import { articleJump } from './article-jump.ts';
import { index } from './name-fixture.ts';
import { pathCandidates } from './path-candidates.ts';
import { findQueryCitation } from './query-citation.ts';

const read = (text: string) => {
  const cited = findQueryCitation(text, index);
  const { citation, others, rest } = cited ?? {};
  return citation && [text.slice(citation.start, citation.end), others?.length, rest];
};

describe('a citation in a query', () => {
  test.each([
    ['37h BankG Einlagensicherung Frist', ['37h BankG', 0, 'Einlagensicherung Frist']],
    ['Einlagensicherung Art. 37h BankG', ['Art. 37h BankG', 0, 'Einlagensicherung']],
    ['Frist nach Art. 5 Abs. 2 BankG für Gesuche', ['Art. 5 Abs. 2 BankG', 0, 'Frist nach für Gesuche']],
    ['Bewilligung BankG', ['BankG', 0, 'Bewilligung']],
    ['BankG Art. 13 DSG', ['Art. 13 DSG', 0, 'BankG']],
    ['Art. 5 und 7 BankG Frist', ['Art. 5', 1, 'Frist']],
    ['Art. 5 BankG und Art. 13 DSG', ['Art. 5 BankG', 1, '']],
    ['Art. 5 BankG und Frist', ['Art. 5 BankG', 0, 'und Frist']],
    ["l'art. 49 LB", ['art. 49 LB', 0, '']],
    ['Art. 5 BankG "grosse Bank" -Fonds', ['Art. 5 BankG', 0, '"grosse Bank" -Fonds']],
    ['Art. 5 BankG #all at:2020', ['Art. 5 BankG', 0, '#all at:2020']],
    ['Art. 5 BankG?', ['Art. 5 BankG', 0, '']],
    ['Article 5a (2) (b) BA', ['Article 5a (2) (b) BA', 0, '']],
    ['Art. 41 OR Schaden', ['Art. 41 OR', 0, 'Schaden']],
    ['41 OR Schaden', ['41 OR', 0, 'Schaden']],
    ['OR', ['OR', 0, '']],
    [' OR ', ['OR', 0, '']],
    ['OR 41 Frist', ['OR 41', 0, 'Frist']],
    ['Frist Art. 41 OR', ['Art. 41 OR', 0, 'Frist']],
    ['und Art. 5 BankG', ['Art. 5 BankG', 0, 'und']],
    ['"grosse Bank" Art. 5 BankG', ['Art. 5 BankG', 0, '"grosse Bank"']],
    ['Art. 5 BankG Frist und Art. 7 DSG', ['Art. 5 BankG', 1, 'Frist und']],
    ['Art. 5 BankG, und  Art. 7 DSG', ['Art. 5 BankG', 1, '']],
    ['Art. 5 BankG und Frist Art. 7 DSG', ['Art. 5 BankG', 1, 'und Frist']],
    ['Art. 5 BankG , Art. 7 DSG  Frist', ['Art. 5 BankG', 1, 'Frist']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('none in a query', () => {
  test.each([
    '"Art. 5 BankG"',
    '-BankG Frist',
    'Frist -"Art. 5 BankG"',
    'Frist -(Art. 5 BankG)',
    'reg:BankG art:5',
    'Bank*',
    'Konkurs OR Liquidation',
    'Art. 5 BankG OR Art. 6 BankG',
    'BankG OR DSG',
    'OR Schaden',
    'Schaden OR',
    'OR Art. 5 BankG',
    'Art. 5 BankG OR',
    'Frist OR 41',
    'Frist 41a OR',
    'Frist 41  OR',
    'Basel 2 OR 3',
    'Stufe 2 OR Stufe 3',
    'Frist',
    '',
    `Art. 5 BankG ${'Frist '.repeat(400)}`,
  ])('%s', (text) => {
    expect(findQueryCitation(text, index)).toBeUndefined();
  });
});

test('the longest query is read for citations, a longer text is not', () => {
  const longest = 'Art. 5 BankG'.padEnd(queryLimits.characters);
  expect(read(longest)).toEqual(['Art. 5 BankG', 0, '']);
  expect(read(`${longest} `)).toBeUndefined();
});

describe('a jump on the page of a document', () => {
  const names = ['BankG', 'LB', 'Bankengesetz'];
  test.each([
    ['5', ['5']],
    ['5a', ['5a']],
    [' 37G bis ', ['37gbis']],
    ['2015', ['2015']],
    ['art 5', ['5']],
    ['Art. 5a Abs. 2', ['5a^2', '5a']],
    ['5 Abs. 2', ['5^2', '5']],
    ['5(2)', ['5^2', '5']],
    ['5a BankG', ['5a']],
    ['BankG 5a', ['5a']],
    ['5a lb', ['5a']],
    ['art. 5 Bankengesetz', ['5']],
    ['Art. 135–149', ['135-149', '135']],
    ['Anhang 1', ['{A1}']],
    ['Art. 5 ff.', ['5']],
    ['6f.', ['6f', '6']],
    ['Art. 6f.', ['6f', '6']],
    ['Art. 6f. BankG', ['6f', '6']],
    ['BankG 6f.', ['6f', '6']],
    ['6 II', ['6^2', '6']],
    ['6/2', ['6^2', '6']],
    ['6 f.', ['6']],
    ['6.2 BankG', ['6^2', '6']],
    ['Art. 6 II BankG', ['6^2', '6']],
  ])('%s goes to %j', (text, paths) => {
    expect(articleJump(text, names, namings.act)).toEqual(paths);
  });

  test.each([
    '',
    'Frist',
    '5 Jahre',
    '5 DSG',
    'Art. 5 DSG',
    'Art. 5 und 7',
    '5 BankG Frist',
    'Frist 5 BankG',
    'Art. 5 SR 123.4',
    'Art. 5 LampV',
    'LampV 5',
    'BankG',
    '10.5',
    '"5"',
    'Rz 5',
    'Abs. 2',
  ])('%j is searched', (text) => {
    expect(articleJump(text, names, namings.act)).toEqual([]);
  });

  test('goes to a margin number in a circular', () => {
    for (const text of ['23', 'Rz 23', 'Cm 23', 'Rz 23 FINMA-RS']) {
      expect(articleJump(text, ['FINMA-RS'], namings.circular)).toEqual(['23']);
    }
  });
});

describe('paths of a citation, the most precise first', () => {
  const paths = (text: string, naming = namings.act as readonly string[]) => {
    const cited = findQueryCitation(text, index);
    return cited && pathCandidates(cited.citation, naming);
  };
  test.each([
    ['Art. 5a Abs. 2 lit. b BankG', ['5a^2^b', '5a^2^+list_u1^b', '5a^2^+list_u2^b', '5a^2', '5a']],
    ['Art. 5 Abs. 1 BankG', ['5^1', '5^_', '5']],
    ['Art. 5 lit. b BankG', ['5^_^b', '5^b', '5^_^+list_u1^b', '5^_^+list_u2^b', '5']],
    ['Art. 135–149 BankG', ['135-149', '135']],
    ['Anhang II BankV', ['{A2}', '{annex_II}']],
    [
      'Anhang 1 Ziff. 2 BankV',
      ['{A1}^2', '{A1}^_^2', '{annex_1__lvl_2}', '{annex_1__lvl_u1}^+lbl_2', '{A1}'],
    ],
    ['Anhang 1bis BankV', ['{annex_1_bis}']],
    ['Schlussbestimmungen Art. 3 BankG', ['{disp_u1}3', '{disp_1}3', '{disp_u1}', '{disp_1}']],
    ['Erwägungsgrund 12 MAR', ['{rct_12}', '{whereas_12}']],
    ['Kapitel 3a BankG', ['{chap_3_a}', '{sec_3_a}']],
    ['Kapitel 3 Art. 5 BankG', ['5']],
    ['Rz 23 BankG', []],
    ['BankG', []],
  ])('%s', (text, expected) => {
    expect(paths(text)).toEqual(expected);
  });

  test('count as the document does', () => {
    expect(paths('Rz 23 lit. a RS 2023/1', namings.circular)).toEqual(['23^a', '23^_^a', '23']);
    expect(paths('Art. 23 RS 2023/1', namings.circular)).toEqual(['23']);
  });
});
