import type { DifferenceClass } from '../../contract/main/comparison.ts';

export type TermKind =
  | Extract<DifferenceClass, 'amount' | 'percentage' | 'deadline' | 'obligation' | 'reference'>
  | 'word'
  | 'function'
  | 'punctuation'
  | 'cell';

/** The smallest thing that changes as a whole: a word, a sign, or a whole number, date or citation. */
export type Term = {
  start: number;
  end: number;
  kind: TermKind;
  /** As it is compared. */
  key: string;
  /** The same in small letters. */
  word: string;
  /** Equal for two spellings of the same. */
  fold: string;
  /** Which words oblige or deny together, however far apart: "ne" and "pas"; the same in each of them. */
  pair?: number;
};

const weights: Record<TermKind, number> = {
  ...{ amount: 8, percentage: 8, deadline: 8, reference: 8, obligation: 5, word: 4 },
  ...{ function: 1, punctuation: 0.5, cell: 3 },
};
export const weightOf = (term: Term): number => weights[term.kind];

/** What a change in it is about, whatever else changes beside it. */
export const isTelling = ({ kind }: Term): boolean =>
  kind === 'amount' ||
  kind === 'percentage' ||
  kind === 'deadline' ||
  kind === 'obligation' ||
  kind === 'reference';
