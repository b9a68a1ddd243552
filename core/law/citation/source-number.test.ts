import { describe, expect, test } from 'vitest';
import { citationTokens, foldUmlauts } from './citation-tokens.ts';
import { namesInLongName } from './name-index.ts';
import { readSourceNumber, sourceNumberKeys } from './source-number.ts';

describe('a number of a document in a text', () => {
  test.each([
    ['SR 952.0', 'sr:952.0'],
    ['RS 0.277.12', 'sr:0.277.12'],
    ['SR-Nr. 952.0', 'sr:952.0'],
    ['RS n° 101', 'sr:101'],
    ['955.033.0', 'sr:955.033.0'],
    ['950.0M', 'sr:950.0m'],
    ['950.0m', 'sr:950.0m'],
    ['SR 950.0M', 'sr:950.0m'],
    ['950.0 M', 'sr:950.0'],
    ['950.0MB', 'sr:950.0'],
    ['SR 101a', 'sr:101a'],
    ['10M', undefined],
    ['RS 2023/1', 'circ:2023/1'],
    ['FINMA-RS 23/01', 'circ:2023/1'],
    ['FINMA-Rundschreiben 2008/21', 'circ:2008/21'],
    ['Circ.-FINMA 08/21', 'circ:2008/21'],
    ['circolare della FINMA 2023/1', 'circ:2023/1'],
    ['FINMA Circ. 2023/1', 'circ:2023/1'],
    ['32014R0596', 'eu:2014/596:R'],
    ['32014r0596', 'eu:2014/596:R'],
    ['02014R0596', 'eu:2014/596:R'],
    ['32003L0087', 'eu:2003/87:L'],
    ['Regulation (EU) No 596/2014', 'eu:2014/596:R'],
    ['Regulation (EU) No. 596/2014', 'eu:2014/596:R'],
    ['Verordnung (EU) Nr. 596/2014', 'eu:2014/596:R'],
    ['Durchführungsverordnung (EU) 2024/903', 'eu:2024/903:R'],
    ['Delegierte Verordnung (EU) 2024/903', 'eu:2024/903:R'],
    ['règlement d’exécution (UE) 2024/903', 'eu:2024/903:R'],
    ['règlement délégué (UE) n° 596/2014', 'eu:2014/596:R'],
    ['regolamento di esecuzione (UE) 2024/903', 'eu:2024/903:R'],
    ['Directive 95/46/EC', 'eu:1995/46:L'],
    ['Regulation (EU) No 65/2014', 'eu:2014/65:R'],
    ['Regulation EU 2024/903', 'eu:2024/903:R'],
    ['Regulation (EEC) No 17/62', 'eu:1962/17:R'],
    ['Directive 2014/65/EU', 'eu:2014/65:L'],
    ['Richtlinie 2014/65/EU', 'eu:2014/65:L'],
    ['direttiva 2014/65/UE', 'eu:2014/65:L'],
    ['decision (EU) 2017/1', 'eu:2017/1:D'],
    ['(EU) 2024/903', 'eu:2024/903'],
    ['EU 2024/903', 'eu:2024/903'],
    ['2023/1', undefined],
    ['SR', undefined],
    ['RS Frist', undefined],
    ['101', undefined],
    ['RS 8/21', 'circ:2008/21'],
    ['RS de la FINMA - - 2023/1', 'circ:2023/1'],
    ['RS de la FINMA - - - 2023/1', undefined],
    ['-RS 2023/1', undefined],
    ['FINMA-Rundschreiben 12023/1', undefined],
    ['FINMA-Rundschreiben 2023/12345', undefined],
    ['FINMA-Rundschreiben 2023-1', undefined],
    ['FINMA 2023/1', undefined],
    ['Richtlinie 2014/65', 'eu:2014/65:L'],
    ['2014/65/EU', 'eu:2014/65'],
    ['2014/65/XY', undefined],
    ['2014/65 EU', undefined],
    ['(EU 2024/903', undefined],
    ['Verordnung a b c (EU) 2024/903', 'eu:2024/903:R'],
    ['Verordnung a b c d (EU) 2024/903', undefined],
    ['Delegierter Beschluss (EU) 2024/903', 'eu:2024/903:D'],
    ['Regulation No 2013/2014', 'eu:2014/2013:R'],
    ['Regulation EU No 2013/2014', 'eu:2014/2013:R'],
    ['Verordnung (EU) 95/2014', 'eu:2014/95:R'],
    ['Directive 95/50/EC', 'eu:1995/50:L'],
    ['Regulation (EU) 2014/2015', 'eu:2014/2015:R'],
    ['Verordnung Nr. 3/49', undefined],
    ['Beschlussfassung 2014/65/EU', undefined],
    ['Grundbeschluss 2014/65/EU', undefined],
    ['Richtlinien 2014/65/EU', undefined],
    ['Delegiertenversammlung (EU) 2024/903', undefined],
    ['Unterdelegierte (EU) 2024/903', undefined],
    ['XSR 101', undefined],
    ['SRX 101', undefined],
    ['SR Nrx 101', undefined],
    ['SR xnr 101', undefined],
    ['SR - - - - 101', 'sr:101'],
    ['SR - - - - - 101', undefined],
    ['SR 1er', undefined],
    ['x32014R0596', undefined],
    ['52014R0596', undefined],
    ['SR 52014R0596', undefined],
  ])('%s is %s', (text, key) => {
    expect(readSourceNumber(citationTokens(text), 0)?.keys[0]).toBe(key);
  });
});

test.each([
  ['952.0', ['sr:952.0', 'sr:952.0+'], 1],
  ['SR 950.0M', ['sr:950.0m', 'sr:950.0'], 3],
  ['Richtlinie 2014/65/EU', ['eu:2014/65:L', 'eu:2014/65'], 6],
  ['Richtlinie 2014/65/XY', ['eu:2014/65:L', 'eu:2014/65'], 4],
  ['(EU) No. 596/2014 gilt', ['eu:2014/596'], 8],
  ['Verordnung (EU) 12/34', [], 7],
])('%s has the keys %j and ends behind %i tokens', (text, keys, next) => {
  expect(readSourceNumber(citationTokens(text), 0)).toEqual({ keys, next });
});

describe('a source number of a document', () => {
  test.each([
    ['952.0', ['sr:952.0']],
    ['SR 101 ', ['sr:101']],
    ['SR 950.0M', ['sr:950.0m', 'sr:950.0+']],
    ['2023/1', ['circ:2023/1', 'eu:2023/1']],
    ['FINMA-RS 08/21', ['circ:2008/21']],
    ['32014R0596', ['eu:2014/596:R', 'eu:2014/596']],
    ['02014R0596-20240101', ['eu:2014/596:R', 'eu:2014/596']],
    ['', []],
    ['M', []],
  ])('%j is found by %j', (text, keys) => {
    expect(sourceNumberKeys(text)).toEqual(keys);
  });
});

describe('names in a long name', () => {
  test.each([
    [
      'Bundesgesetz vom 8. November 1934 über die Banken und Sparkassen (Bankengesetz, BankG)',
      [
        'Bundesgesetz vom 8. November 1934 über die Banken und Sparkassen',
        'Bundesgesetz über die Banken und Sparkassen',
        'Bankengesetz',
        'Bankengesetzes',
        'Bankengesetzs',
        'BankG',
      ],
    ],
    [
      "Loi fédérale du 1<sup>er</sup> juin 2012 sur l'eau (LEau)",
      ["Loi fédérale du 1er juin 2012 sur l'eau", "Loi fédérale sur l'eau", 'LEau'],
    ],
    [
      "Legge federale dell'8 novembre 1934 sulle banche",
      ["Legge federale dell'8 novembre 1934 sulle banche", 'Legge federale sulle banche'],
    ],
    [
      'Ordinance of 1 June 2012 on Banks (BO)',
      ['Ordinance of 1 June 2012 on Banks', 'Ordinance on Banks', 'BO'],
    ],
    ['Verordnung (EU) über Märkte', ['Verordnung (EU) über Märkte']],
    [
      'Verordnung über Häfen vom 8. November 1934',
      ['Verordnung über Häfen vom 8. November 1934', 'Verordnung über Häfen'],
    ],
    ['Neues Bankengesetz', ['Neues Bankengesetz']],
    [' Loi  sur   les ports ', ['Loi sur les ports']],
    ['Obligationenrecht', ['Obligationenrecht', 'Obligationenrechtes', 'Obligationenrechts']],
    ['()', ['()']],
    ['', []],
  ])('%s', (long, names) => {
    expect(namesInLongName(long)).toEqual(names);
  });
});

test('German umlauts may be written as two letters', () => {
  expect(foldUmlauts('Gla\u0308ubiger Öl')).toBe('glaeubiger oel');
});
