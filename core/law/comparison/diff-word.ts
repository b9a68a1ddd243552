import type { DifferenceClass } from '../../contract/main/comparison.ts';

export type DiffWordKind =
  | Extract<DifferenceClass, 'amount' | 'percentage' | 'deadline' | 'obligation' | 'reference'>
  | 'word'
  | 'function'
  | 'punctuation'
  | 'cell';

/** The smallest unit of a word comparison: a word, a sign, or a whole number, date or citation. */
export type DiffWord = {
  start: number;
  end: number;
  kind: DiffWordKind;
  /** The text as it is compared. */
  key: string;
  /** The key in lower case. */
  word: string;
  /** Equal for different spellings of the same word. */
  fold: string;
  /** Equal in two words that oblige or deny together, such as "ne" and "pas". */
  pair?: number;
  /** Whether an amount is a limit, and the word that says so. */
  bound?: { value: string; word: DiffWord };
};

const weights: Record<DiffWordKind, number> = {
  amount: 8,
  percentage: 8,
  deadline: 8,
  reference: 8,
  obligation: 5,
  word: 4,
  function: 1,
  punctuation: 0.5,
  cell: 3,
};
export const weightOf = (word: DiffWord): number => weights[word.kind];

/** Whether a change of this word is always reported by its own class. */
export const isSignificant = ({ kind }: DiffWord): boolean =>
  kind === 'amount' ||
  kind === 'percentage' ||
  kind === 'deadline' ||
  kind === 'obligation' ||
  kind === 'reference';

const clauseEnds: ReadonlySet<string> = new Set(['.', ';', ':']);
export const endsClause = ({ key }: DiffWord): boolean => clauseEnds.has(key);

/** Tokens `from` to `to` (exclusive) form one word with one value. */
export type Entity = { from: number; to: number; kind: DiffWordKind; value: string };

/** A recognised entity: the index after its last token, and its value. */
export type EntityMatch = { to: number; value: string };
