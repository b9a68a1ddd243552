import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPairing, heaviestAscendingRun, isFree, pair, pairSurest, unpair } from './pairing.ts';

/** The weight of the heaviest ascending subsequence, found by trying all subsequences. */
function heaviest(values: readonly number[], weights: readonly number[], from = 0, above = -1): number {
  if (from === values.length) return 0;
  const without = heaviest(values, weights, from + 1, above);
  const value = values[from] ?? 0;
  if (value <= above) return without;
  return Math.max(without, (weights[from] ?? 0) + heaviest(values, weights, from + 1, value));
}

describe('the heaviest ascending run', () => {
  test.each<[number[], number[] | undefined, number[]]>([
    [[], undefined, []],
    [[7], undefined, [0]],
    [[1, 2, 3], undefined, [0, 1, 2]],
    [[3, 1, 2], undefined, [1, 2]],
    [[2, 3, 1], undefined, [0, 1]],
    [[4, 1, 2, 3, 5], undefined, [1, 2, 3, 4]],
    [[3, 1, 2], [5, 1, 1], [0]],
    [
      [1, 3, 2],
      [1, 1, 3],
      [0, 2],
    ],
    [
      [10, 20, 5, 30, 6, 7],
      [1, 1, 9, 1, 1, 1],
      [2, 4, 5],
    ],
  ])('of %j with the weights %j', (values, weights, expected) => {
    const run = heaviestAscendingRun(values, weights);
    expect([...run].sort((a, b) => a - b)).toEqual(expected);
  });

  test('ascends, and none is heavier', () => {
    const items = fc.uniqueArray(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 3 })), {
      maxLength: 8,
      selector: ([value]) => value,
    });
    fc.assert(
      fc.property(items, (given) => {
        const values = given.map(([value]) => value);
        const weights = given.map(([, weight]) => weight);
        const run = [...heaviestAscendingRun(values, weights)].sort((a, b) => a - b);
        const inRun = run.map((place) => values[place] ?? 0);
        expect(inRun).toEqual([...inRun].sort((a, b) => a - b));
        expect(run.reduce((sum, place) => sum + (weights[place] ?? 0), 0)).toBe(heaviest(values, weights));
      }),
    );
  });
});

describe('pairs', () => {
  const drawn = (pairing: ReturnType<typeof emptyPairing>) => [
    [...pairing.after],
    [...pairing.before],
    [...pairing.sureness],
  ];

  test('are on both sides, and free again when they are parted', () => {
    const pairing = emptyPairing(2, 3);
    expect(drawn(pairing)).toEqual([
      [-1, -1],
      [-1, -1, -1],
      [0, 0, 0],
    ]);
    pair(pairing, 1, 2);
    pair(pairing, 0, 1, 0.5);
    expect(drawn(pairing)).toEqual([
      [1, 2],
      [-1, 0, 1],
      [0, 0.5, 1],
    ]);
    expect([isFree(pairing, 0, 0), isFree(pairing, 1, 1)]).toEqual([false, false]);
    unpair(pairing, 0, 1);
    expect(drawn(pairing).slice(0, 2)).toEqual([
      [-1, 2],
      [-1, -1, 1],
    ]);
    expect([isFree(pairing, 0, 0), isFree(pairing, 0, 2), isFree(pairing, 1, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are taken by their score, then by how near they stand, each index once', () => {
    const pairing = emptyPairing(4, 4);
    pairSurest(pairing, [
      { before: 0, after: 3, score: 0.5 },
      { before: 0, after: 1, score: 0.5 },
      { before: 2, after: 1, score: 0.75 },
      { before: 1, after: 3, score: 0.5 },
      { before: 3, after: 0, score: 0.25 },
    ]);
    expect(drawn(pairing)).toEqual([
      [-1, 3, 1, 0],
      [3, 2, -1, 1],
      [0.25, 0.75, 0, 0.5],
    ]);
  });

  test('are refused when surer ones were taken', () => {
    const pairing = emptyPairing(2, 2);
    const pairs = [
      { before: 1, after: 1, score: 0.5 },
      { before: 0, after: 0, score: 1 },
    ];
    pairSurest(pairing, pairs, ({ before }) => before === 0 || pairing.after[0] === -1);
    expect([...pairing.after]).toEqual([0, -1]);
  });
});

describe('the surest pairs', () => {
  const alike = (befores: number[], afters: number[]) =>
    befores.flatMap((before) => afters.map((after) => ({ before, after, score: 0.8 })));

  test.each([
    [
      [0, 1],
      [9, 10],
      [9, 10],
    ],
    [
      [9, 10],
      [0, 1],
      [0, 1],
    ],
    [
      [0, 1, 2],
      [7, 8, 9],
      [7, 8, 9],
    ],
  ])('keep %j in order, which moved together to %j and are equally alike', (befores, afters, expected) => {
    const pairing = emptyPairing(12, 12);
    pairSurest(pairing, alike(befores, afters));
    expect(befores.map((before) => pairing.after[before])).toEqual(expected);
    expect(expected.map((after) => pairing.before[after])).toEqual(befores);
  });

  test('cross where only that is sure', () => {
    const pairing = emptyPairing(3, 3);
    pairSurest(pairing, [
      { before: 0, after: 1, score: 0.8 },
      { before: 1, after: 0, score: 0.8 },
    ]);
    expect([...pairing.after]).toEqual([1, 0, -1]);
  });
});
