/** Memoizes a function of an immutable object; a result lives as long as its object. */
export function memoizeByObject<Key extends WeakKey, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** Limit of a table of words; real vocabularies are smaller. */
const maxWords = 50_000;

/** Memoizes a function of a word, for texts that repeat few words many times. */
export function memoizeByWord<Value extends {}>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const stored = known.get(word);
    if (stored !== undefined) return stored;
    if (known.size >= maxWords) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}
