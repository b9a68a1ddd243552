import { expect, it } from 'vitest';
import { px } from './px.ts';

it.each([
  [0, '0'],
  [1, 'calc(1 * var(--reg-unit))'],
  [15.5, 'calc(15.5 * var(--reg-unit))'],
  [-4, 'calc(-4 * var(--reg-unit))'],
])('%s px of the design is %s', (length, expected) => {
  expect(px(length)).toBe(expected);
});
