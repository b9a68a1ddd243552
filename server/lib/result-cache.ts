import { LRUCache } from 'lru-cache';

/**
 * Results by key up to a total size, the least recently used dropped first. Concurrent calls with one key
 * share one computation; a failed one is not stored, and neither is a result that is too large by itself.
 */
export function createResultCache<Result extends object | string>(
  maxSize: number,
  sizeOf: (result: Result) => number,
): (key: string, compute: () => Promise<Result>) => Promise<Result> {
  const cache = new LRUCache<string, Result, () => Promise<Result>>({
    maxSize,
    sizeCalculation: (result) => Math.max(1, sizeOf(result)),
    fetchMethod: (_key, _stale, { context }) => context(),
    // A computation that is evicted from the cache still resolves for its callers.
    ignoreFetchAbort: true,
  });
  // `forceFetch` of the library takes what is cached too, but never resolves to undefined.
  return (key, compute) => cache.forceFetch(key, { context: compute });
}
