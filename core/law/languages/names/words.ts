/** How names of terms vary in a language. */
export type NameWords = {
  /** The key of a word, equal for its inflected forms. */
  key: (word: string) => string;
  /** Two names for one: "Anlegerin oder Anleger", "Kundin/Kunde"; groups `first`, `second`, perhaps `joint`. */
  pair: RegExp;
  /** Words between the two, in either order. */
  joints: readonly string[];
  /** The feminine form, where only it tells two names for one from two names. */
  feminine?: RegExp;
};

/**
 * Compares inflected forms of words: two words are forms of one if they share a key. Endings, umlauts and
 * feminine forms only, no compounds: the definition of a word does not define compounds with it.
 */
export type WordForms = {
  /** Keys of a word of a term. The words after the first may be adjectives that agree with it. */
  ofTerm: (word: string, index: number) => string[];
  /** Keys of a word in a text. A feminine form also has the keys of the masculine one, but not vice versa. */
  inText: (word: string) => string[];
};

/** Abbreviations, which have no endings: FINMA, CET1, BankV. */
export const isAbbreviation = (word: string) => /\p{Lu}.*[\p{Lu}\d]|\d/u.test(word);

/** A part of a compound: "Geld-" in "Geld- oder Wertübertragung". */
const isFirstPart = (word: string) => word.endsWith('-');

/** Words without other forms have one key. */
export const invariable = (word: string): string[] | undefined => {
  if (isAbbreviation(word)) return [word];
  return isFirstPart(word) ? [word.toLowerCase()] : undefined;
};
