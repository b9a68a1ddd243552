import { expect, it, vi } from 'vitest';
import { createAppParts, type PartContext } from './app-parts.ts';
import { readingCalls } from './contract/main/reading.ts';

const tools = {} as PartContext;

it('makes each part once', () => {
  const addCalls = vi.fn();
  const part = createAppParts(tools, addCalls);
  const create = vi.fn(() => ({}));
  const one = { create, calls: readingCalls };
  expect(part(one)).toBe(part(one));
  expect(create).toHaveBeenCalledExactlyOnceWith(tools);
  expect(addCalls).toHaveBeenCalledExactlyOnceWith(one);
  expect(part({ create: () => ({}) })).not.toBe(part(one));
});
