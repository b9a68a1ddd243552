import { expect, it } from 'vitest';
import { usualSize } from './usual-size.ts';

it.each([
  [[37, 61, 37, 45], 37],
  [[45], 45],
  [[], undefined],
])('of %j is %s', (sizes, usual) => {
  expect(usualSize(sizes.map((size) => ({ size })))).toBe(usual);
});
