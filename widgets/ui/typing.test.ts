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
  // The first element of the path is inside the shadow root; the event's target is only its host.
  expect(isTyping({ composedPath: () => [{} as EventTarget, new Fake() as unknown as Element] })).toBe(false);
});
