import { expect, test } from 'vitest';
import { append } from './append.ts';

test('adds all of a list in order, however long it is', () => {
  const list = [1];
  append(list, [2, 3]);
  expect(list).toEqual([1, 2, 3]);
  append(list, new Array(500_000).fill(0));
  expect(list.length).toBe(500_003);
});
