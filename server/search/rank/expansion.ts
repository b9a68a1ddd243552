import type { MatchReason } from '#core/contract/main/search.ts';

export type FindKind = Exclude<MatchReason['kind'], 'citation'>;

/** A way to answer an asked word, and what it counts, at most 1. */
export type Find = { kind: FindKind; weight: number } & (
  | { word: string }
  | { prefix: string }
  /** Words in one paragraph or heading, each slot by one of several. */
  | { slots: readonly (readonly string[])[]; distance: number; inOrder: boolean }
);

/** What else may answer a folded word; several words stand together. */
export type Related = (
  word: string,
) => readonly { words: readonly string[]; kind: 'synonym' | 'translation'; weight: number }[];
