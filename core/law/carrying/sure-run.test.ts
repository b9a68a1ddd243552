import { expect, test } from 'vitest';
import { sureRun } from './sure-run.ts';

const run = (values: number[], weights = values.map(() => 1)) =>
  [...sureRun(values, weights)].sort((a, b) => a - b);

test.each([
  ['all of a list in order', [0, 1, 2], [0, 1, 2]],
  ['all but what moved', [1, 2, 3, 0], [0, 1, 2]],
  ['neither of two that changed places', [0, 2, 1, 3], [0, 3]],
  ['nothing of a list that is reversed', [2, 1, 0], []],
  ['nothing of nothing', [], []],
])('%s', (_what, values, expected) => {
  expect(run(values)).toEqual(expected);
});

test('of two that changed places the heavier one', () => {
  expect(run([0, 2, 1, 3], [1, 3, 1, 1])).toEqual([0, 1, 3]);
});

test('is what all heaviest sequences have in common', () => {
  const heaviest = (values: number[], weights: number[]) => {
    let best = 0;
    let common: Set<number> | undefined;
    for (let mask = 0; mask < 2 ** values.length; mask++) {
      const chosen = values.flatMap((_, at) => (mask & (1 << at) ? [at] : []));
      if (chosen.some((at, place) => place > 0 && (values[chosen[place - 1] ?? 0] ?? 0) > (values[at] ?? 0)))
        continue;
      const weight = chosen.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
      if (weight > best) [best, common] = [weight, new Set(chosen)];
      else if (weight === best) common = new Set(chosen.filter((at) => common?.has(at)));
    }
    return [...(common ?? [])].sort((a, b) => a - b);
  };
  const orders = [
    [3, 0, 2, 1, 4],
    [1, 0, 3, 2, 5, 4],
    [4, 5, 0, 1, 2, 3],
    [2, 0, 1, 5, 3, 4],
  ];
  for (const values of orders)
    for (const weights of [values.map(() => 1), values.map((_, at) => (at % 2 === 0 ? 3 : 1))])
      expect(run(values, weights)).toEqual(heaviest(values, weights));
});
