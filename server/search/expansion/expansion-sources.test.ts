import { describe, expect, it } from 'vitest';
import { cognateKey } from './cognates.ts';
import { type ExpansionSource, joinSources } from './expansion-sources.ts';
import { namedPairs, namedSource } from './named-synonyms.ts';
import { separableVerbs } from './query-expansion.ts';

const source = (table: Record<string, [string, number][]>, longest = 2): ExpansionSource => ({
  of: (words) =>
    (table[words.join(' ')] ?? []).map(([expansion, weight]) => ({
      words: expansion.split(' '),
      kind: 'synonym',
      weight,
    })),
  maxWords: longest,
});
const wordsOf = (related: readonly { words: readonly string[] }[]) =>
  related.map(({ words }) => words.join(' '));

describe('sources together', () => {
  it('give each word once, by the surest, and never the word asked for', () => {
    const related = joinSources(
      () => [
        source({ a: [['b', 0.3]] }),
        source({
          a: [
            ['b', 0.6],
            ['a', 0.9],
            ['c d', 0.4],
          ],
        }),
      ],
      () => 0,
    );
    expect(related.ofWord('a').map(({ words, weight }) => [words.join(' '), weight])).toEqual([
      ['b', 0.6],
      ['c d', 0.4],
    ]);
  });

  it('give at most twelve', () => {
    const many = Array.from({ length: 30 }, (_, at): [string, number] => [`w${at}`, at / 30]);
    const related = joinSources(
      () => [source({ a: many })],
      () => 0,
    ).ofWord('a');
    expect(related).toHaveLength(12);
    expect(related[0]?.words).toEqual(['w29']);
  });

  it('know words side by side, not across what is no mere word', () => {
    const { ofWords } = joinSources(
      () => [source({ 'a b': [['x', 0.5]] })],
      () => 0,
    );
    expect(ofWords(['z', 'a', 'b'])).toEqual([
      { places: [1, 2], related: { words: ['x'], kind: 'synonym', weight: 0.5 } },
    ]);
    expect(ofWords(['a', '', 'b'])).toEqual([]);
    expect(ofWords(['a', 'z', 'b'])).toEqual([]);
  });
});

describe('names that texts give', () => {
  const pairs = namedPairs(
    ['Die Eidgenössische Finanzmarktaufsicht (FINMA) beaufsichtigt.', 'Gesetz über die Banken (BankG)'],
    'DE',
  );
  const { of } = namedSource(pairs, 'DE');

  it('find each other', () => {
    expect(wordsOf(of(['finma']))).toEqual(['finanzmarktaufsicht']);
    expect(wordsOf(of(['finanzmarktaufsicht']))).toEqual(['finma']);
  });

  it('do not make an act of the one word before its abbreviation', () => {
    expect(of(['banken'])).toEqual([]);
  });

  it('are left out where texts give many', () => {
    const many = Array.from({ length: 5 }, (_, at) => ({
      long: ['lange', `name${at}`],
      short: ['bank'],
      abbreviation: false,
    }));
    expect(namedSource(many, 'DE').of(['bank'])).toEqual([]);
    expect(namedSource(many.slice(1), 'DE').of(['bank'])).toHaveLength(4);
  });
});

describe('separable verbs', () => {
  it.each([
    ['aufbewahren', 'bewahren auf'],
    ['auszahlen', 'zahlen aus'],
    ['zurueckerstatten', 'erstatten zurueck'],
  ])('%s is looked for as %s', (word, parts) => {
    expect(wordsOf(separableVerbs.of([word]))).toEqual([parts]);
  });

  it.each(['aufsicht', 'abend', 'banken', 'anlage'])('%s is none', (word) => {
    expect(separableVerbs.of([word])).toEqual([]);
  });
});

describe('cognates', () => {
  it.each([
    ['portabilitaet portabilite portabilita portability'],
    ['identifikation identification identificazione'],
    ['garantie garantie garanzia'],
    ['liquiditaet liquidite liquidita liquidity'],
    ['politisch politique politico political'],
    ['konferenz conference conferenza'],
    ['kontrolle controle controllo'],
  ])('%s are one', (words) => {
    expect(new Set(words.split(' ').map(cognateKey)).size).toBe(1);
  });

  it.each(['bank', 'a', '2022', '31bis'])('%s is too short or a number', (word) => {
    expect(cognateKey(word)).toBeUndefined();
  });
});
