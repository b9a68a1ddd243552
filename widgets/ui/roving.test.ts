import { expect, it } from 'vitest';
import { nextIndex } from './roving.ts';

it.each([
  ['ArrowRight', 0, 3, 'row', 1],
  ['ArrowRight', 2, 3, 'row', 0],
  ['ArrowLeft', 0, 3, 'row', 2],
  ['ArrowDown', 0, 3, 'row', undefined],
  ['ArrowDown', 1, 3, 'column', 2],
  ['ArrowDown', -1, 3, 'column', 0],
  ['ArrowUp', 0, 3, 'column', 2],
  ['ArrowUp', -1, 3, 'column', 2],
  ['Home', 2, 3, 'row', 0],
  ['End', 0, 3, 'column', 2],
  ['a', 0, 3, 'row', undefined],
  ['End', 0, 0, 'row', undefined],
] as const)('%s from %i of %i in a %s leads to %s', (key, current, length, axis, expected) => {
  expect(nextIndex(key, current, length, axis)).toBe(expected);
});
