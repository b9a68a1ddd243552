import { expect, it, vi } from 'vitest';
import { createAppParts, type PartContext } from './app-parts.ts';
import { readingCalls } from './contract/main/reading.ts';

const tools = {} as PartContext;

it('makes each part once, also for a copy of the suite that has the same part', () => {
  const addCalls = vi.fn();
  const part = createAppParts(tools, addCalls);
  const create = vi.fn(() => ({}));
  const own = part({ name: 'a', create, calls: readingCalls });
  const ofCopy = part({ name: 'a', create: () => ({}), calls: readingCalls });
  expect(ofCopy).toBe(own);
  expect(create).toHaveBeenCalledExactlyOnceWith(tools);
  expect(addCalls).toHaveBeenCalledExactlyOnceWith(readingCalls);
  expect(part({ name: 'b', create: () => ({}) })).not.toBe(own);
});
