/** The word with its first letter as a capital. */
export const capital = <T extends string>(word: T) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;
