/** So many words one table holds; a vocabulary of law is smaller. */
const most = 50_000;

/** What a word is, found out once: texts of law say few words many times. */
export function remembered<Value extends {}>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const value = find(word);
    known.set(word, value);
    return value;
  };
}
