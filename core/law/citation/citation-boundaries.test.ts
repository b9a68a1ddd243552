import { describe, expect, it, test } from 'vitest';
import { index } from './name-fixture.ts';
import { createNameIndex, type NamedDocument } from './name-index.ts';
import { findCitations } from './parse-citation.ts';
import { writtenCitations } from './written-citations-fixture.ts';

type Row = [text: string, citations: string[]];

describe('labels end', () => {
  test.each<Row>([
    ['Art. 5 s, LB', ['Art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
    ['Art. 5 f) BankG', ['Art. 5 f = -: ARTICLE 5f', 'BankG = bankg: ']],
    ['Art. 15ff BankG', ['Art. 15ff BankG = bankg: ARTICLE 15ff']],
    ['Art. 15ss LB', ['Art. 15ss LB = bankg: ARTICLE 15ff']],
    ['Art. 5 bet ff LB', ['Art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
    ['Art. 5 etc ff LB', ['Art. 5 = -: ARTICLE 5', 'LB = bankg: ']],
    ['al. 1re', []],
    ['art. 1re LB', ['art. 1re LB = bankg: ARTICLE 1']],
    ['Art. 5a b Abs. 2', ['Art. 5a = -: ARTICLE 5a']],
    ['Art. 5 ter 7 BankG', ['Art. 5 ter = -: ARTICLE 5ter', '7 BankG = bankg: ARTICLE 7']],
    ['Art. 5 Bst. iv BankG', ['Art. 5 Bst. iv BankG = bankg: ARTICLE 5, LETTER iv']],
    ['Art. 5 Bst. ivbis BankG', ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
    ['art. 5 lett. il LBCR', ['art. 5 = -: ARTICLE 5', 'LBCR = bankg: ']],
    ['Art. b BankG', ['BankG = bankg: ']],
    ['Art. II BankG', ['BankG = bankg: ']],
    ['Anhang b BankV', ['BankV = bankv: ']],
    ['Anhang ii BankV', ['BankV = bankv: ']],
    ['Anhang 1 Ziff. 12.34.5 BankV', ['Anhang 1 Ziff. 12.34.5 BankV = bankv: ANNEX 1, NUMBER 12.34.5']],
    ['Anhang 1 Ziff. 1234.5 BankV', ['Anhang 1 = -: ANNEX 1', 'BankV = bankv: ']],
    ['Anhang 1 Ziff. 1.2345 BankV', ['Anhang 1 = -: ANNEX 1', 'BankV = bankv: ']],
    ['(siehe Anhang) Art. 5 Bst. b) BankG', ['Art. 5 Bst. b) BankG = bankg: ARTICLE 5, LETTER b']],
    ['(Art. 5 Bst. b) BankG', ['Art. 5 Bst. b = -: ARTICLE 5, LETTER b', 'BankG = bankg: ']],
    ['Art. 5 Bst. b ) BankG', ['Art. 5 Bst. b = -: ARTICLE 5, LETTER b', 'BankG = bankg: ']],
    ['Art. 5 (2 Tage', ['Art. 5 = -: ARTICLE 5']],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });
});

describe('"and the following" is one or several', () => {
  test.each(['f', 's.', 'seg', 'sg'])('Art. 5 %s LB', (word) => {
    expect(writtenCitations(`Art. 5 ${word} LB`)).toEqual([`Art. 5 ${word} LB = bankg: ARTICLE 5f`]);
  });
  test.each(['ff', 'ss', 'segg', 'sgg', 'seq', 'seqq', 'suiv'])('Art. 5 %s LB', (word) => {
    expect(writtenCitations(`Art. 5 ${word} LB`)).toEqual([`Art. 5 ${word} LB = bankg: ARTICLE 5ff`]);
  });
});

describe('steps go deeper only', () => {
  test.each<Row>([
    ['Art. 5 Abs. 1 Ziff. 2 Abs. 3', ['Art. 5 Abs. 1 Ziff. 2 = -: ARTICLE 5, PARAGRAPH 1, NUMBER 2']],
    [
      'Art. 5 Ziff. 2 Bst. a Ziff. 3',
      ['Art. 5 Ziff. 2 Bst. a Ziff. 3 = -: ARTICLE 5, NUMBER 2, LETTER a, NUMBER 3'],
    ],
    [
      'Art. 5 Abs. 2 Art. 7 BankG',
      ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2', 'Art. 7 BankG = bankg: ARTICLE 7'],
    ],
    [
      'Art. 5 Bst. a Art. 7 BankG',
      ['Art. 5 Bst. a = -: ARTICLE 5, LETTER a', 'Art. 7 BankG = bankg: ARTICLE 7'],
    ],
    ['Art. 5 Bst. a Abs. 2', ['Art. 5 Bst. a = -: ARTICLE 5, LETTER a']],
    ['Buch 2 Titel 1 BankG', ['Buch 2 Titel 1 BankG = bankg: BOOK 2, TITLE 1']],
    ['Anhang 1 (2) BankV', ['Anhang 1 = -: ANNEX 1', 'BankV = bankv: ']],
    ['Art. 5–7 (2) BA', ['Art. 5–7 = -: ARTICLE 5–7', 'BA = bankg: ']],
    [
      `Art. 5${' Ziff. 1'.repeat(13)}`,
      [`Art. 5${' Ziff. 1'.repeat(12)} = -: ARTICLE 5${', NUMBER 1'.repeat(12)}`],
    ],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });
});

describe('from the inside out', () => {
  test.each<Row>([
    ['Satz 1 Art. 5 BankG', ['Art. 5 BankG = bankg: ARTICLE 5']],
    ['Bst. a Abs. 2 Art. 5 BankG', ['Abs. 2 Art. 5 BankG = bankg: ARTICLE 5, PARAGRAPH 2']],
    [
      'Bst. a von Abs. 2 von Art. 5 BankG',
      ['Bst. a von Abs. 2 von Art. 5 BankG = bankg: ARTICLE 5, PARAGRAPH 2, LETTER a'],
    ],
    [
      'Strich 1 von Ziff. 1 von Bst. a von Abs. 2 von Art. 5 BankG',
      ['Ziff. 1 von Bst. a von Abs. 2 von Art. 5 BankG = bankg: ARTICLE 5, PARAGRAPH 2, LETTER a, NUMBER 1'],
    ],
    ['Art. 5 von der von der von BankG', ['Art. 5 von der von der von BankG = bankg: ARTICLE 5']],
    ['Art. 5 von der von der von der BankG', ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
    ["Art. 5 'BankG'", ['Art. 5 = -: ARTICLE 5', 'BankG = bankg: ']],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });
});

describe('sentences belong to a paragraph and cite nothing of their own', () => {
  test.each<Row>([
    ['Art. 5 Abs. 2 2. Satz BankG', ['Art. 5 Abs. 2 2. Satz BankG = bankg: ARTICLE 5, PARAGRAPH 2']],
    ['Art. 5 Abs. 2 1 Satz BankG', ['Art. 5 Abs. 2 1 Satz BankG = bankg: ARTICLE 5, PARAGRAPH 2']],
    ['art. 5 al. 2 1ère phrase LB', ['art. 5 al. 2 1ère phrase LB = bankg: ARTICLE 5, PARAGRAPH 2']],
    ['Art. 5 para. 2 1st sentence BA', ['Art. 5 para. 2 1st sentence BA = bankg: ARTICLE 5, PARAGRAPH 2']],
    ['Art. 5 Abs. 2 12. Satz BankG', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2', 'BankG = bankg: ']],
    ['Art. 5 Abs. 2 2x Satz BankG', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2', 'BankG = bankg: ']],
    ['Art. 5 Abs. 2 2. Abs. BankG', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2', 'BankG = bankg: ']],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });
});

describe('an enumeration', () => {
  test.each<Row>([
    [
      'Art. 5 und den Artikeln 6 und 7 BankG',
      ['Art. 5 = -: ARTICLE 5', 'Artikeln 6 = bankg: ARTICLE 6', '7 BankG = bankg: ARTICLE 7'],
    ],
    ['Art. 5 Abs. 2 und Bst. a BankG', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2', 'BankG = bankg: ']],
    [
      'Art. 5 Abs. 2 und 3, BankG',
      ['Art. 5 Abs. 2 = bankg: ARTICLE 5, PARAGRAPH 2', '3, BankG = bankg: ARTICLE 5, PARAGRAPH 3'],
    ],
    [
      'Art. 5 Abs. 2bis und 3 BankG',
      ['Art. 5 Abs. 2bis = bankg: ARTICLE 5, PARAGRAPH 2bis', '3 BankG = bankg: ARTICLE 5, PARAGRAPH 3'],
    ],
    ['Art. 5 Abs. 2 und Abs. gilt', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2']],
    ['Anhang und 3 BankV', ['3 BankV = bankv: ARTICLE 3']],
    ['Art. 5 Abs. 2 und 10 %', ['Art. 5 Abs. 2 = -: ARTICLE 5, PARAGRAPH 2']],
    ['Art. 5 Abs. 1 und 7 zum', ['Art. 5 Abs. 1 = -: ARTICLE 5, PARAGRAPH 1']],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });
});

describe('beside a name', () => {
  test.each<Row>([
    ['Art. 5 BankG 8. November 1934', ['Art. 5 BankG = bankg: ARTICLE 5']],
    ['Art. 5 BankG vom 8.', ['Art. 5 BankG = bankg: ARTICLE 5']],
    ['BankG (5)', ['BankG = bankg: ']],
    ['(5) BankG', ['BankG = bankg: ']],
    ['siehe: 5 BankG', ['5 BankG = bankg: ARTICLE 5']],
    ['or 5', []],
    ['5 co', []],
    ['BankG 5 Jahre', ['BankG = bankg: ']],
    ['LB 5 ans', ['LB = bankg: ']],
    ['LBCR 5 anni', ['LBCR = bankg: ']],
    ['BA 5 years', ['BA = bankg: ']],
    ['BankG 2015a', ['BankG 2015a = bankg: ARTICLE 2015a']],
    ['BankG 20155', ['BankG = bankg: ']],
    ['lb art. 5', ['lb art. 5 = bankg: ARTICLE 5']],
    ['lb 5', ['lb 5 = bankg: ARTICLE 5']],
    ['dsg Frist', []],
    ['Frist dsg', []],
    ['selon la loi sur les banques en vigueur', ['loi sur les banques = bankg: ']],
    ['Art. 5 Cst, gilt', ['Art. 5 Cst = bv: ARTICLE 5']],
    ['Art. 5 Cst . Gilt', ['Art. 5 Cst = bv: ARTICLE 5']],
    ['BankG Art. 13 DSG Art. 7', ['BankG Art. 13 = bankg: ARTICLE 13', 'DSG Art. 7 = dsg: ARTICLE 7']],
    ['BankG Art. 13 DSG Abs. 2', ['BankG = bankg: ', 'Art. 13 DSG Abs. 2 = dsg: ARTICLE 13, PARAGRAPH 2']],
  ])('%s', (text, expected) => {
    expect(writtenCitations(text)).toEqual(expected);
  });

  it('means no document where none is named', () => {
    expect(findCitations('Art. 5 Abs. 2', index)).toMatchObject([{ documents: [], namesDocument: false }]);
  });
});

describe('names of several documents', () => {
  const document = (regTextId: string, name: string, sourceNumber = ''): NamedDocument => ({
    regTextId,
    shortNames: { DE: [name] },
    longNames: {},
    sourceNumber,
  });

  it('the one that is spelled with the same words comes first, whatever their punctuation', () => {
    const names = createNameIndex([document('capitals', 'ABK-ALT'), document('same', 'Abk Alt')]);
    expect(findCitations('Art. 5 Abk-Alt', names)).toMatchObject([{ documents: ['same', 'capitals'] }]);
  });

  it('a name that goes on behind a number is longer than the number', () => {
    const names = createNameIndex([
      document('named', 'SR 747.9 Häfen'),
      document('alike', 'SR 747.9'),
      document('numbered', 'HafenV', '747.9'),
    ]);
    expect(writtenCitations('Art. 5 SR 747.9 Häfen', names)).toEqual([
      'Art. 5 SR 747.9 Häfen = named: ARTICLE 5',
    ]);
    expect(writtenCitations('Art. 5 SR 747.9', names)).toEqual(['Art. 5 SR 747.9 = numbered: ARTICLE 5']);
  });

  it('a short number with dots names its document among words', () => {
    const names = createNameIndex([document('short', 'HafenV', '0.1')]);
    expect(writtenCitations('siehe 0.1 dort', names)).toEqual(['0.1 = short: ']);
  });
});
