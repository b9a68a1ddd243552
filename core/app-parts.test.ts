import { expect, it, vi } from 'vitest';
import { createAppParts, type PartContext } from './app-parts.ts';
import { readingEndpoints } from './contract/main/reading.ts';

const tools = {} as PartContext;

it('makes each part once, also for a copy of the suite that has the same part', () => {
  const addCalls = vi.fn();
  const part = createAppParts(tools, addCalls);
  const create = vi.fn(() => ({}));
  const own = part({ name: 'a', create, calls: readingEndpoints });
  const ofCopy = part({ name: 'a', create: () => ({}), calls: readingEndpoints });
  expect(ofCopy).toBe(own);
  expect(create).toHaveBeenCalledExactlyOnceWith(tools);
  expect(addCalls).toHaveBeenCalledExactlyOnceWith(readingEndpoints);
  expect(part({ name: 'b', create: () => ({}) })).not.toBe(own);
});
