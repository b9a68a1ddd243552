import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { average, measure } from './measures.ts';

const labels = [
  { place: 'a', grade: 2 },
  { place: 'b', grade: 2 },
  { place: 'c', grade: 1 },
] as const;
/** Sum of the discounted gains of a, b and c in their best order. */
const best = 3 + 3 / Math.log2(3) + 1 / 2;

describe('measures of a ranked list', () => {
  it.each([
    ['all in the best order', ['a', 'b', 'c'], { mrr: 1, ndcg: 1, recall: 1, success: 1 }],
    ['nothing', [], { mrr: 0, ndcg: 0, recall: 0, success: 0 }],
    ['only what is beside', ['c'], { mrr: 0, ndcg: 1 / best, recall: 0, success: 0 }],
    [
      'the answer second',
      ['x', 'b'],
      { mrr: 1 / 2, ndcg: 3 / Math.log2(3) / best, recall: 1 / 2, success: 0 },
    ],
    [
      'a place twice',
      ['x', 'x', 'a'],
      { mrr: 1 / 2, ndcg: 3 / Math.log2(3) / best, recall: 1 / 2, success: 0 },
    ],
  ])('%s', (_, results, expected) => {
    const measured = measure(results, labels);
    for (const [name, value] of Object.entries(expected))
      expect(measured).toHaveProperty(name, expect.closeTo(value, 12));
  });

  it('looks at ten places, for recall at twenty', () => {
    const others = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`);
    expect(measure([...others(9), 'a'], labels)).toMatchObject({ mrr: 1 / 10, recall: 1 / 2 });
    expect(measure([...others(10), 'a'], labels)).toMatchObject({ mrr: 0, ndcg: 0, recall: 1 / 2 });
    expect(measure([...others(20), 'a'], labels)).toMatchObject({ mrr: 0, recall: 0 });
  });

  it('takes the better grade where a place has two labels', () => {
    const twice = [
      { place: 'a', grade: 1 },
      { place: 'a', grade: 2 },
    ] as const;
    expect(measure(['a'], twice)).toEqual({ mrr: 1, ndcg: 1, recall: 1, success: 1 });
  });

  it('stays between 0 and 1, and what comes behind a list never makes its first ranks worse', () => {
    const places = fc.array(fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z'), { maxLength: 30 });
    fc.assert(
      fc.property(places, places, (results, more) => {
        const [before, after] = [measure(results, labels), measure([...results, ...more], labels)];
        for (const name of ['mrr', 'ndcg', 'recall', 'success'] as const) {
          expect(before[name]).toBeGreaterThanOrEqual(0);
          expect(after[name]).toBeLessThanOrEqual(1 + 1e-12);
          if (results.length > 0) expect(after[name]).toBeGreaterThanOrEqual(before[name] - 1e-12);
        }
      }),
    );
  });
});

describe('averages', () => {
  it('are the mean of every figure, and 0 of nothing', () => {
    const [one, two] = [measure(['a', 'b', 'c'], labels), measure([], labels)];
    expect(average([one, two])).toEqual({ mrr: 0.5, ndcg: 0.5, recall: 0.5, success: 0.5 });
    expect(average([])).toEqual({ mrr: 0, ndcg: 0, recall: 0, success: 0 });
  });
});
