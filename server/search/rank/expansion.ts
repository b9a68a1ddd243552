import type { MatchReason } from '#core/contract/main/search.ts';

export type ExpansionKind = Exclude<MatchReason['kind'], 'citation'>;

/** Words in one paragraph or heading, each slot by one of several. */
export type Proximity = {
  slots: readonly (readonly string[])[];
  /** In order and side by side; else in any order. */
  inOrder: boolean;
  /** How many other words may stand between them. */
  distance: number;
  /** What they count where they stand further from each other. */
  farther?: { distance: number; weight: number };
};

/** A way to answer an asked word, and what it counts, at most 1. */
export type Expansion = {
  kind: ExpansionKind;
  weight: number;
  /** A guess for a query of one or two words: in a sentence it would only hide that a word is missing. */
  unsure?: boolean;
} & ({ word: string } | { prefix: string } | Proximity);

/** Words that stand together and may answer others. */
export type RelatedWords = {
  words: readonly string[];
  kind: 'synonym' | 'translation' | 'stem';
  weight: number;
  /** How many other words may stand between them; as names do, where it is not said. */
  distance?: number;
};

/** What else may answer the folded words of a query, beyond their own forms. */
export type QueryExpansion = {
  ofWord: (word: string) => readonly RelatedWords[];
  /** Of some of the words together, by their places: "access request". */
  ofWords: (words: readonly string[]) => readonly { places: readonly number[]; related: RelatedWords }[];
  /** Another one when more is known. */
  edition: () => number;
};
