import { afterEach, expect, it, vi } from 'vitest';
import { indexes } from './indexes.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
])('below %i are %j', (length, all) => {
  expect(indexes(length)).toEqual(all);
});

it('are numbers also where a page has functions of its own in place of those of arrays', () => {
  vi.spyOn(Array, 'from').mockReturnValue([]);
  vi.spyOn(Array.prototype, 'entries').mockReturnValue([].entries());
  vi.spyOn(Array.prototype, 'keys').mockReturnValue([].keys());
  const all = indexes(2);
  vi.restoreAllMocks();
  expect(all).toEqual([0, 1]);
});
