import { describe, expect, test } from 'vitest';
import { knownActs } from './known-acts.ts';
import { documents } from './name-fixture.ts';
import { createNameIndex, type NamedDocument } from './name-index.ts';
import { findCitations } from './parse-citation.ts';
import { findQueryCitation } from './query-citation.ts';
import { sourceNumberKeys } from './source-number.ts';

const named = { shortNames: {}, longNames: {} };
const withActs = (loaded: Iterable<NamedDocument>) => ({ ...createNameIndex(loaded), known: knownActs });
const index = withActs(documents);

const written = (text: string, names = index) =>
  findCitations(text, names).map(({ documents: [document], unloaded, steps }) => {
    const act = document ?? `${unloaded?.name ?? '?'} ${unloaded?.sourceNumber ?? '?'}`;
    return `${act}: ${steps.map(({ type, label }) => `${type} ${label}`).join(', ')}`;
  });

describe('acts by names that their texts do not have', () => {
  test.each([
    ['BkG 47', 'bankg: ARTICLE 47'],
    ['bkg 47 I', 'bankg: ARTICLE 47, PARAGRAPH 1'],
    ['Art. 47 Abs. 1 BkG', 'bankg: ARTICLE 47, PARAGRAPH 1'],
    ['BankA Art. 5', 'bankg: ARTICLE 5'],
    ['Art. 5 BankG', 'bankg: ARTICLE 5'],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual([expected]);
  });

  test('are told with their number where no document is the act', () => {
    expect(written('Art. 5 KAG')).toEqual(['KAG 951.31: ARTICLE 5']);
    expect(written('art 5 al. 2 lpcc')).toEqual(['LPCC 951.31: ARTICLE 5, PARAGRAPH 2']);
    expect(written('art. 5 de la loi sur les placements collectifs')).toEqual([
      'loi sur les placements collectifs 951.31: ARTICLE 5',
    ]);
    expect(written('Art. 5 des Kollektivanlagengesetzes')).toEqual([
      'Kollektivanlagengesetz 951.31: ARTICLE 5',
    ]);
    expect(written('MiFIR 17')).toEqual(['MiFIR 32014R0600: ARTICLE 17']);
    expect(written('Art. 4(1)(a) CRR')).toEqual(['CRR 32013R0575: ARTICLE 4, PARAGRAPH 1, LETTER a']);
    expect(written('FINMA GwV 13', withActs([]))).toEqual(['GwV-FINMA 955.033.0: ARTICLE 13']);
    expect(written('DSG 6/3', withActs([]))).toEqual(['DSG 235.1: ARTICLE 6, PARAGRAPH 3']);
    expect(written('nDSG 6', withActs([]))).toEqual(['DSG 235.1: ARTICLE 6']);
    expect(written('art. 13 BV/Cst.', withActs([]))).toEqual(['BV 101: ARTICLE 13']);
  });

  test('not by an abbreviation that means something else too', () => {
    expect(findCitations('Art. 5 AIA', index).filter(({ unloaded }) => unloaded !== undefined)).toEqual([]);
  });

  test('say where the name stands', () => {
    expect(findCitations('Art. 5 KAG Frist', index)).toMatchObject([
      { end: 10, unloaded: { start: 7, end: 10 } },
    ]);
  });

  test('by their number, loaded or not', () => {
    const gwg = { ...named, regTextId: 'gwg', sourceNumber: '955.0' };
    expect(written('GwG 9', withActs([gwg]))).toEqual(['gwg: ARTICLE 9']);
    expect(written('SR 955.0, 9', withActs([gwg]))).toEqual(['gwg: ARTICLE 9']);
    expect(findCitations('SR 955.0, 9', index, { language: 'FR' })).toMatchObject([
      { documents: [], unloaded: { name: 'LBA', sourceNumber: '955.0' } },
    ]);
    expect(written('Regulation (EU) No 575/2013, Article 4')).toEqual(['CRR 32013R0575: ARTICLE 4']);
    expect(written('SR 999.9 Art. 4')).toEqual(['? ?: ARTICLE 4']);
  });

  test('never those of a document, whose name it is', () => {
    const other = { ...named, regTextId: 'other', sourceNumber: '1.1', shortNames: { DE: ['KAG'] } };
    expect(written('Art. 5 KAG', withActs([other]))).toEqual(['other: ARTICLE 5']);
  });

  test.each([
    ['Art. 5 GwV-FINMA', ['GwV-FINMA 955.033.0: ARTICLE 5']],
    ['Art. 5 GwV-EBK', ['? ?: ARTICLE 5']],
    ['E-GwV Art. 5', ['? ?: ARTICLE 5']],
    ['Art. 5 VE-GwV', ['? ?: ARTICLE 5']],
  ])('the act of the longer name, not the loaded one of the shorter: %s', (text, expected) => {
    const gwv = { ...named, regTextId: 'gwv', sourceNumber: '955.01', shortNames: { DE: ['GwV'] } };
    expect(written(text, withActs([gwv]))).toEqual(expected);
  });

  test('alone name an act, and among words are words', () => {
    expect(written('KAG')).toEqual(['KAG 951.31: ']);
    expect(written('BkG')).toEqual(['bankg: ']);
    expect(written('KAG Fonds')).toEqual([]);
    expect(written('mar 5')).toEqual(['mar: ARTICLE 5']);
    expect(written('5 mar', withActs([]))).toEqual([]);
    expect(written('CO2 Ausstoss')).toEqual(['or: ']);
    expect(written('cp 10', withActs([]))).toEqual([]);
    expect(written('CP 10', withActs([]))).toEqual(['CP 311.0: ARTICLE 10']);
  });

  test('only queries have them', () => {
    expect(findCitations('nach Art. 5 KAG', index, { isProse: true })).toMatchObject([
      { namesDocument: false, documents: [] },
    ]);
    expect(findCitations('nach Art. 5 BkG', index, { isProse: true })).toMatchObject([{ documents: [] }]);
  });
});

describe('a word beside a provision that is like the name of an act', () => {
  test.each([
    ['art 5bis LSP al. 2 let. b', 'LSP'],
    ['Art. 17 XyzR', 'XyzR'],
    ['Art. 17 der XyzR', 'XyzR'],
    ['art. 17, al. 2, LXyz', 'LXyz'],
    ['XyzR Art. 17', 'XyzR'],
    ['XyzR: Art. 17 Frist', 'XyzR'],
    ['XyzR 17', 'XyzR'],
    ['17 XyzR', 'XyzR'],
    ['17 Abs. 2 XyzR', 'XyzR'],
    ['Art. 5 GwV-EBK', 'GwV-EBK'],
    ['Art. 6 E-DSG', 'E-DSG'],
    ['Art. 5 des Lampengesetzes', 'Lampengesetzes'],
    ['Art. 5 Lampenverordnung', 'Lampenverordnung'],
  ])('%s: %s', (text, name) => {
    const cited = findQueryCitation(text, index);
    const { start = 0, end = 0 } = cited?.citation.unknownName ?? {};
    expect(text.slice(start, end)).toBe(name);
    expect(cited?.citation).toMatchObject({ namesDocument: false, documents: [] });
  });

  test.each([
    'Art. 5 BankG',
    'Art. 5 KAG',
    'Art. 5 Frist',
    'Art. 5 II',
    'BankG Art. 5 XYZ',
    'XYZ Art. 5 BankG',
    'USD 100',
    'XYZ 17',
    'XyzR 2015',
    'XyzR 5 Tage',
    'Einlagensicherungen 5',
    'Art. 5 EINLAGENSICHERUNG',
  ])('%s has none', (text) => {
    expect(findQueryCitation(text, index)?.citation.unknownName).toBeUndefined();
  });

  test('a citation beside it counts more than a number', () => {
    expect(findQueryCitation('XyzR 5 Art. 7 BankG', index)).toMatchObject({
      citation: { documents: ['bankg'] },
      others: [],
      rest: 'XyzR 5',
    });
    expect(findQueryCitation('Art. 7 XYZ und Art. 5 BankG', index)).toMatchObject({
      citation: { documents: ['bankg'] },
      others: [{ unknownName: { start: 7, end: 10 } }],
    });
  });
});

test('each known act has a number that is read, an abbreviation in each language, and no name twice', () => {
  const acts = [...knownActs.numbers.values()];
  expect(acts.length).toBeGreaterThan(80);
  for (const { sourceNumber, short } of acts) {
    expect(sourceNumberKeys(sourceNumber).length, sourceNumber).toBeGreaterThan(0);
    expect(
      Object.values(short).every((name) => name.length > 1),
      sourceNumber,
    ).toBe(true);
  }
  for (const language of ['DE', 'FR', 'IT', 'EN'] as const) {
    const names = acts.map(({ short }) => short[language]);
    expect(
      names.filter((name, at) => names.indexOf(name) < at),
      language,
    ).toEqual([]);
  }
});
