import { describe, expect, it } from 'vitest';
import { withSupport } from './page.ts';

const hit = (textId: number, score: number) => ({ textId, score });
const scores = (hits: readonly ReturnType<typeof hit>[], weight: number) =>
  withSupport(hits, ({ textId }) => textId, weight).map(({ score }) => score);

describe('support by others of the same text', () => {
  it('lifts a hit among others over one that stands alone', () => {
    const [alone, among = 0] = scores([hit(1, 10), hit(2, 9), hit(2, 8), hit(2, 7)], 1);
    expect(alone).toBe(10);
    expect(among).toBeGreaterThan(10);
  });

  it('is that of the three best others, never of the hit itself', () => {
    const four = [hit(1, 4), hit(1, 4), hit(1, 2), hit(1, 2)];
    expect(scores(four, 3)).toEqual([12, 12, 7, 7]);
    expect(scores([...four, hit(1, 1)], 3)).toEqual([12, 12, 7, 7, 3.5]);
  });

  it('is nothing for one hit, none, or without a score', () => {
    expect(scores([hit(1, 5)], 0.5)).toEqual([5]);
    expect(scores([], 0.5)).toEqual([]);
    expect(scores([hit(1, 0), hit(1, 0)], 0.5)).toEqual([0, 0]);
  });
});
