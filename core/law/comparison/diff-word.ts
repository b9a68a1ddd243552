import type { DifferenceClass } from '../../contract/main/comparison.ts';

export type TermKind =
  | Extract<DifferenceClass, 'amount' | 'percentage' | 'deadline' | 'obligation' | 'reference'>
  | 'word'
  | 'function'
  | 'punctuation'
  | 'cell';

/** The smallest unit of a word comparison: a word, a sign, or a whole number, date or citation. */
export type Term = {
  start: number;
  end: number;
  kind: TermKind;
  /** The text as it is compared. */
  key: string;
  /** The key in lower case. */
  word: string;
  /** Equal for different spellings of the same term. */
  fold: string;
  /** Equal in two words that oblige or deny together, such as "ne" and "pas". */
  pair?: number;
};

const weights: Record<TermKind, number> = {
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
export const weightOf = (term: Term): number => weights[term.kind];

/** Whether a change of this term is always reported by its own class. */
export const isSignificant = ({ kind }: Term): boolean =>
  kind === 'amount' ||
  kind === 'percentage' ||
  kind === 'deadline' ||
  kind === 'obligation' ||
  kind === 'reference';

/** Tokens `from` to `to` (exclusive) form one term with one value. */
export type Entity = { from: number; to: number; kind: TermKind; value: string };

/** A recognised entity: the index after its last token, and its value. */
export type EntityMatch = { to: number; value: string };
