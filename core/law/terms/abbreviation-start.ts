/** Lower case without accents, one letter for each letter. */
export function withoutAccents(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');
}

/**
 * Where the words begin whose letters make an abbreviation, by the method of Schwartz and Hearst (2003): its letters
 * are matched from the last to the first, and the first one begins a word.
 */
export function abbreviationStart(abbreviation: string, words: string): number | undefined {
  const letters = withoutAccents(abbreviation);
  const text = withoutAccents(words);
  let at = text.length;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    do at -= 1;
    while (
      at >= 0 &&
      (text[at] !== letters[letter] || (letter === 0 && /[\p{L}\d]/u.test(text[at - 1] ?? ' ')))
    );
    if (at < 0) return undefined;
  }
  return at;
}
