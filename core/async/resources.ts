import { createLruCache } from './lru-cache.ts';
import { createResource, type FailureReport, type Resource } from './resource.ts';

export type Resources<A extends readonly unknown[], T> = {
  /** The resource for these arguments; the same until it is removed for others. */
  of: (...args: A) => Resource<T>;
  /** Forgets all values. Those that a view displays are loaded `again`, if the resources know how. */
  reset: () => void;
};
type ResourcesOptions<A extends readonly unknown[]> = {
  /** Number of resources that are remembered; the least recently used are removed first. */
  max?: number;
  again?: (...args: A) => void;
};

/** Resources of one kind, by what is requested. */
export function createResources<A extends readonly unknown[], T>(
  failures: FailureReport,
  { max = Number.POSITIVE_INFINITY, again }: ResourcesOptions<A> = {},
): Resources<A, T> {
  const cache = createLruCache<string, { args: A; resource: Resource<T> }>(max);
  return {
    of(...args) {
      const key = JSON.stringify(args);
      const known = cache.get(key);
      if (known) return known.resource;
      const resource = createResource<T>(failures);
      cache.set(key, { args, resource });
      return resource;
    },
    reset() {
      for (const { args, resource } of [...cache.values()])
        if (again && resource.lc > 0) again(...args);
        else resource.reset();
    },
  };
}
