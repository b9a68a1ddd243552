/** Values by key up to so much in all; those not asked for longest go first. */
export function createKept<Value>(most: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Value>();
  let held = 0;
  return {
    get(key: string): Value | undefined {
      const known = kept.get(key);
      if (known === undefined) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    /** What alone is too large is not kept. */
    add(key: string, value: Value): void {
      if (kept.has(key) || sizeOf(value) > most) return;
      kept.set(key, value);
      held += sizeOf(value);
      for (const [oldest, one] of kept) {
        if (held <= most) return;
        kept.delete(oldest);
        held -= sizeOf(one);
      }
    },
  };
}
