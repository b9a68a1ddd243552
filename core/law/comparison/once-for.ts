/** What follows from a thing, found out once and kept as long as the thing is; nothing may change it. */
export function onceFor<Key extends WeakKey, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
}
