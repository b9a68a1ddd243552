/** The words of a language by which differences are classified: space-separated lists, `word:value` for words with a value. */
export type Words = {
  functionWords: string;
  /** Must, may, shall, not and their likes. */
  obligations: string;
  /** "hat … zu melden": two words that oblige together. */
  toDo: { have: string[]; to: string } | undefined;
  /** Two words that deny together: "ne … pas". */
  negations: { first: string; second: string };
  /** Words of obligation that may also say that something is kept ("tenuta del registro"): only before a word of `to`, and not after a determiner. */
  held: { words: string; to: string; determiners: string };
  /** "At least" and "at most", as `min` and `max`; two words are joined by a hyphen. */
  bounds: string;
  numbers: string;
  /** Shares: `whole` are single words, `parts` follow a number; those with `?` only before a word of `of`. */
  fractions: { whole: string; parts: string; of: string };
  /** The number one before a unit: "ein Jahr". */
  one: string;
  multipliers: string;
  currencies: string;
  percents: string;
  durations: string;
  /** Between the number and its unit, or after it: "drei volle Monate", "dix jours ouvrables". */
  durationAdjectives: string;
  /** Stems of ordinals and their endings; `ordinalForms` matches all others, such as "twenty-fifth". */
  ordinals: string;
  ordinalEndings: string;
  ordinalForms: RegExp;
  /** Marks directly after digits that make an ordinal: "7th", "7e", "7.". */
  ordinalMarks: string;
  /** Words for "following" after a unit: "le mois suivant". */
  following: string;
  months: string;
  deadlines: string;
  deadlineEndings: string;
  references: string;
  /** Words between two numbers of a citation. */
  separators: string;
  /** Words between amount and currency, or between two parts of a citation. */
  joints: string;
  /** Kinds of acts that are cited with their date, and the word between the two. */
  dateOfAct?: { act: RegExp; link: RegExp };
  /** What spellings of one word have in common, of a word without signs: older accents, umlauts in two letters. */
  spelling?: (word: string) => string;
};
