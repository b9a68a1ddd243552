export type LruCache<K, V> = {
  get: (key: K) => V | undefined;
  set: (key: K, value: V) => void;
  delete: (key: K) => void;
  clear: () => void;
  /** The values, the least recently used first. */
  values: () => Iterable<V>;
};

/** A bounded store of results: when it is full, the least recently used entry is removed. */
export function createLruCache<K, V>(max: number): LruCache<K, V> {
  const entries = new Map<K, V>();
  function set(key: K, value: V) {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  }
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    values: () => entries.values(),
  };
}
