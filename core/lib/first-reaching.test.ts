import { expect, test } from 'vitest';
import { firstReaching } from './first-reaching.ts';

test.each([
  [[], 5, 0],
  [[5], 5, 0],
  [[4], 5, 1],
  [[1, 3, 5, 7], 4, 2],
  [[1, 3, 5, 5, 7], 5, 2],
  [[1, 3], 9, 2],
])('in %j the first that reaches %i has index %i', (numbers: number[], limit, expected) => {
  expect(firstReaching(numbers.length, (index) => (numbers[index] ?? 0) >= limit)).toBe(expected);
});
