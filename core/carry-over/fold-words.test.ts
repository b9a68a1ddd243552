import { describe, expect, it } from 'vitest';
import type { Run } from '../contract/main/comparison.ts';
import { foldWords } from './fold-words.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}\n`).join('');
const shape = (difference: Run[], side: 'before' | 'after' = 'before') =>
  foldWords(difference, side).map(({ folded, lines: count, isSame }) => [
    folded ? 'folded' : 'drawn',
    count,
    isSame,
  ]);
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

describe('the folded lines of a difference', () => {
  const changed: Run[] = [
    { text: `${lines(1, 9)}within ` },
    { text: '30', op: 'deleted' },
    { text: '10', op: 'inserted' },
    { text: ` days\n${lines(11, 20)}` },
  ];

  it('are those that are the same on both sides, except beside a change', () => {
    for (const side of ['before', 'after'] as const)
      expect(shape(changed, side)).toEqual([
        ['folded', 8, true],
        ['drawn', 3, false],
        ['folded', 9, true],
      ]);
  });

  it('lose no word', () => {
    const all = (side: 'before' | 'after') => textOf(foldWords(changed, side).flatMap(({ runs }) => runs));
    expect(all('before')).toBe(`${lines(1, 9)}within 30 days\n${lines(11, 20)}`);
    expect(all('after')).toBe(`${lines(1, 9)}within 10 days\n${lines(11, 20)}`);
  });

  it('are not one or two', () => {
    expect(shape([{ text: 'new\n', op: 'inserted' }, { text: lines(2, 4) }])).toEqual([['drawn', 4, false]]);
    expect(shape([{ text: 'new\n', op: 'inserted' }, { text: lines(2, 5) }])).toEqual([
      ['drawn', 2, false],
      ['folded', 3, true],
    ]);
  });

  it('follow the beginning of words that are on one side only, or the same on both', () => {
    expect(shape([{ text: lines(1, 20), op: 'deleted' }])).toEqual([
      ['drawn', 6, false],
      ['folded', 14, false],
    ]);
    expect(shape([{ text: lines(1, 20) }])).toEqual([
      ['drawn', 6, true],
      ['folded', 14, true],
    ]);
  });

  it('are of each side by themselves where all words differ', () => {
    const whole: Run[] = [
      { text: lines(1, 20), op: 'deleted' },
      { text: lines(21, 30), op: 'inserted' },
    ];
    expect(shape(whole, 'after')).toEqual([
      ['drawn', 6, false],
      ['folded', 4, false],
    ]);
  });

  it('are none where there are no words', () => {
    expect(foldWords([], 'after')).toEqual([]);
  });
});
