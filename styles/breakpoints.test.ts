import { expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

it('layouts change at the widths of the specification', () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1920, 2560]);
});

it.each([
  ['small', 600],
  ['medium', 960],
  ['large', 1280],
  ['wide', 1920],
  ['widest', 2560],
] as const)('%s begins at %i pixels, and nothing is below and from it at once', (name, width) => {
  expect([below(name), from(name)]).toEqual([`(width < ${width}px)`, `(width >= ${width}px)`]);
});
