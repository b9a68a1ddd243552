import { describe, expect, test } from 'vitest';
import { type Bag, bagOf, candidates, lexiconOf, likeness, shared, weigh, without } from './likeness.ts';
import { scan } from './tokens.ts';

/** Words, numbers and labels weigh 1; "of" is a small word with 0.15. */
const lexicon = lexiconOf([], (word) => word === 'of');
const bag = (text: string) => bagOf(scan(text), lexicon);
const rounded = (value: number) => Number(value.toFixed(4));
const wordById = (id: number) => [...lexicon.ids].find(([, each]) => each === id)?.[0];
const written = ({ ids, counts }: Bag) => [...ids].map((id, at) => `${counts[at]} ${wordById(id)}`).sort();

describe('a bag of words', () => {
  test('counts words, numbers and labels, without signs', () => {
    expect(written(bag('Bank, bank: 5 % of 37a of.'))).toEqual(['1 37a', '1 5', '2 bank', '2 of']);
  });

  test.each([
    ['', 0],
    ['w1', 1],
    ['w1 w1 w1', 3],
    ['w1 5 37a', 3],
    ['w1 of', 1.15],
    ['of of', 0.3],
  ])('%j weighs %d', (text, weight) => {
    expect(rounded(weigh(bag(text), lexicon))).toBe(weight);
  });

  test.each([
    ['w1 w2', 'w2 w3', 1],
    ['w1', 'w2', 0],
    ['w1 w1 w1', 'w1 w1', 2],
    ['w1 w1', 'w1 w1 w1', 2],
    ['w2 of', 'of w3', 0.15],
    ['w9 w8 w7', 'w7 w9', 2],
  ])('%j and %j share a weight of %d', (one, other, weight) => {
    expect(rounded(shared(bag(one), bag(other), lexicon))).toBe(weight);
    expect(rounded(shared(bag(other), bag(one), lexicon))).toBe(weight);
  });

  test.each([
    ['', '', 0],
    ['w1', '', 0],
    ['w1 w2', 'w1 w2', 1],
    ['w1 w2', 'w2 w3', 0.5],
    ['w1 w1', 'w1', 0.6667],
  ])('%j and %j are alike: %d', (one, other, value) => {
    expect(rounded(likeness(bag(one), bag(other), lexicon))).toBe(value);
  });

  test.each([
    ['w1 w2', 'w2', ['1 w1']],
    ['w1 w2 w2', 'w2', ['1 w1', '1 w2']],
    ['w1 w2', 'w2 w2 w3', ['1 w1']],
    ['w1', 'w1', []],
    ['w1', 'w2', ['1 w1']],
  ])('%j without %j is %j', (whole, taken, left) => {
    expect(written(without(bag(whole), bag(taken)))).toEqual(left);
  });
});

test('a word weighs less the more texts hold it, however often one does', () => {
  const samples = ['w1 w2 w2', 'w1 w2', 'w1 w3', 'w1, w4,'].map(scan);
  const { weightOf } = lexiconOf(samples, () => false);
  expect(['w1', 'w2', 'w3', 'w9'].map((word) => rounded(weightOf(word)))).toEqual([0.7426, 1, 1, 1]);
});

describe('texts worth comparing', () => {
  const candidatesOf = (ones: string[], others: string[], keep?: number) =>
    candidates(ones.map(bag), others.map(bag), keep);
  /** As many texts as given, each with these words and one of its own. */
  const several = (count: number, words: string) =>
    Array.from({ length: count }, (_, index) => `${words} own${index}`);

  test('share words, those with the rarest and most of them first', () => {
    expect(candidatesOf(['a1 a2 a3'], ['b1', 'a1', 'a2 a3', 'a1 b2'])).toEqual([[2, 1, 3]]);
    expect(candidatesOf(['a1'], ['b1'])).toEqual([[]]);
    expect(candidatesOf([], ['b1'])).toEqual([]);
  });

  test('are six at most, or as many as asked for', () => {
    expect(candidatesOf(['a1'], several(8, 'a1'))).toEqual([[0, 1, 2, 3, 4, 5]]);
    expect(candidatesOf(['a1'], several(8, 'a1'), 2)).toEqual([[0, 1]]);
  });

  test('are found by the four rarest words even if up to sixty hold them', () => {
    expect(candidatesOf(['a1'], several(60, 'a1'))).toEqual([[0, 1, 2, 3, 4, 5]]);
    expect(candidatesOf(['a1'], several(61, 'a1'))).toEqual([[]]);
  });

  test('are not found by further words that more than eight hold', () => {
    const rare = ['r1', 'r2', 'r3', 'r4'];
    const held = (count: number) => [...rare, ...several(count, 'a1')];
    expect(candidatesOf(['a1 r1 r2 r3 r4'], held(8))[0]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(candidatesOf(['a1 r1 r2 r3 r4'], held(8), 20)[0]).toHaveLength(12);
    expect(candidatesOf(['a1 r1 r2 r3 r4'], held(9), 20)[0]).toEqual([0, 1, 2, 3]);
  });
});
