import { expect, it } from 'vitest';
import { fuse } from './fusion.ts';

it('puts first what stands high in both lists', () => {
  expect(
    fuse(
      [
        ['a', 'b', 'c'],
        ['b', 'd'],
      ],
      60,
    ),
  ).toEqual(['b', 'a', 'd', 'c']);
});

it('trusts a first rank the more, the smaller k is', () => {
  const lists = [
    ['a', 'x', 'b'],
    ['c', 'd', 'b'],
  ];
  expect(fuse(lists, 60)[0]).toBe('b');
  expect(fuse(lists, 0.1)[0]).toBe('a');
});

it('gives nothing of nothing', () => {
  expect(fuse([[], []], 10)).toEqual([]);
});
