import type { MatchReason } from '#core/contract/main/search.ts';

export type FindKind = Exclude<MatchReason['kind'], 'citation'>;

/** Words in one paragraph or heading, each slot by one of several. */
export type Together = {
  slots: readonly (readonly string[])[];
  /** In order and side by side; else in any order. */
  inOrder: boolean;
  /** How many other words may stand between them. */
  distance: number;
  /** What they count where they stand further from each other. */
  farther?: { distance: number; weight: number };
};

/** A way to answer an asked word, and what it counts, at most 1. */
export type Find = {
  kind: FindKind;
  weight: number;
  /** A guess for a query of one or two words: in a sentence it would only hide that a word is missing. */
  unsure?: boolean;
} & ({ word: string } | { prefix: string } | Together);

/** What else may answer a folded word; several words stand together. */
export type Related = (
  word: string,
) => readonly { words: readonly string[]; kind: 'synonym' | 'translation'; weight: number }[];
