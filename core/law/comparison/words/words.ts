/** The words of a language by which differences are told apart: lists parted by spaces, `word:value` where one has a value. */
export type Words = {
  functionWords: string;
  /** Must, may, shall, not and what limits them. */
  obligations: string;
  /** "hat … zu melden": two words that oblige together. */
  toDo: { have: string[]; to: string } | undefined;
  /** Two words that deny together: "ne … pas". */
  negations: { first: string; second: string };
  numbers: string;
  /** Shares: `whole` are one word, `parts` stand behind a number; with `?` only before a word of `of`. */
  fractions: { whole: string; parts: string; of: string };
  /** One, where a unit follows: "ein Jahr". */
  one: string;
  multipliers: string;
  currencies: string;
  percents: string;
  durations: string;
  /** Between the number and its unit or behind it: "drei volle Monate", "dix jours ouvrables". */
  durationAdjectives: string;
  /** Stems of "the seventh" and its likes, and what may end them; `ordinalForms`: any other, as "twenty-fifth". */
  ordinals: string;
  ordinalEndings: string;
  ordinalForms: RegExp;
  /** Behind or, as a sign of its own, right behind digits: "7th", "7e", "7.". */
  ordinalMarks: string;
  /** Behind a unit: "le mois suivant". */
  following: string;
  months: string;
  deadlines: string;
  deadlineEndings: string;
  references: string;
  /** Between two numbers of a citation. */
  separators: string;
  /** Between amount and currency, or between two parts of a citation. */
  joints: string;
};
