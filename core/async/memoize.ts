import { createLruCache } from './lru-cache.ts';

/**
 * Runs a function once for the same arguments and keeps the `max` most recently used results. While a promise
 * is pending, all callers share it; a rejected promise is forgotten, so that the next caller tries again.
 */
export function memoize<A extends readonly unknown[], R>(
  run: (...args: A) => R,
  max = Number.POSITIVE_INFINITY,
): (...args: A) => R {
  const results = createLruCache<string, { value: R }>(max);
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known) return known.value;
    const result = { value: run(...args) };
    results.set(key, result);
    if (result.value instanceof Promise)
      result.value.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
    return result.value;
  };
}

/** Loads with the first call, usually code by `import()`; a failed load is tried again by the next call. */
export const lazy = <T>(load: () => Promise<T>): (() => Promise<T>) => memoize(load);
