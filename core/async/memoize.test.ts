import { describe, expect, it, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';
import { lazy, memoize } from './memoize.ts';

describe('a memoized function', () => {
  it('runs once for the same arguments', () => {
    const run = vi.fn((a: number, b: { c: number }) => a + b.c);
    const sum = memoize(run);
    expect([sum(1, { c: 2 }), sum(1, { c: 2 }), sum(2, { c: 2 })]).toEqual([3, 3, 4]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('keeps the results that were used last', () => {
    const run = vi.fn((text: string) => ({ text }));
    const wrapped = memoize(run, 2);
    const a = wrapped('a');
    wrapped('b');
    expect(wrapped('a')).toBe(a);
    wrapped('c');
    expect(wrapped('a')).toBe(a);
    expect(run).toHaveBeenCalledTimes(3);
    wrapped('b');
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('shares a pending promise and forgets a rejected one', async () => {
    const run = vi.fn(async (_: string) => 1);
    run.mockRejectedValueOnce(new Error('no'));
    const load = memoize(run);
    const both = await Promise.allSettled([load('a'), load('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await Promise.all([load('a'), load('a')])).toEqual([1, 1]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

it('loads lazily, once, and again after a failure', async () => {
  const load = vi.fn(async () => ({ loaded: true }));
  load.mockRejectedValueOnce(new Error('offline'));
  const part = lazy(load);
  expect(load).not.toHaveBeenCalled();
  await expect(part()).rejects.toThrow('offline');
  expect(await part()).toBe(await part());
  expect(load).toHaveBeenCalledTimes(2);
});

it('drops the entry of a full cache that was used longest ago', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([1, undefined, 3]);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
  cache.clear();
  expect(cache.get('c')).toBeUndefined();
});
