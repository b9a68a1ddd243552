import { afterEach, expect, it, vi } from 'vitest';
import { isTyping } from './typing.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['input', true],
  ['[popover]', true],
  ['[role="menu"]', true],
  ['main', false],
])('a key inside %s is typed: %s', (around, typed) => {
  class Fake {
    closest = (selectors: string) => (selectors.split(', ').includes(around) ? this : null);
  }
  vi.stubGlobal('Element', Fake);
  expect(isTyping({ composedPath: () => [new Fake() as unknown as Element] })).toBe(typed);
  // The first of the path: what is inside a shadow root, which the event's target hides.
  expect(isTyping({ composedPath: () => [{} as EventTarget, new Fake() as unknown as Element] })).toBe(false);
});
