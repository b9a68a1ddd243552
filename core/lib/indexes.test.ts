import { expect, it } from 'vitest';
import { indexes } from './indexes.ts';

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
])('below %i are %j', (length, all) => {
  expect(indexes(length)).toEqual(all);
});
