import type { MatchReason } from '#core/contract/main/match-reason.ts';

/** Other spellings are of the kind `word`: only the reply tells them apart. */
export type ExpansionKind = Exclude<MatchReason['kind'], 'citation' | 'before' | 'spelling'>;

/** Several words within one paragraph or heading; each slot lists alternatives. */
export type Proximity = {
  slots: readonly (readonly string[])[];
  /** Whether the words must be neighbours in this order; otherwise any order matches. */
  inOrder: boolean;
  /** The maximum number of other words between them. */
  distance: number;
  /** A larger distance that still matches, with a lower weight. */
  farther?: { distance: number; weight: number };
};

/** A word, prefix or group of words of the texts that matches a word of the query, with a weight of at most 1. */
export type Expansion = {
  kind: ExpansionKind;
  weight: number;
  /** Used for queries of one or two words only: in a sentence it would hide that a word is missing. */
  unsure?: boolean;
} & ({ word: string } | { prefix: string } | Proximity);

/** Words that may stand for others, together if there are several. */
export type RelatedWords = {
  words: readonly string[];
  kind: 'synonym' | 'translation' | 'stem';
  weight: number;
  /** The maximum number of other words between them; by default that of a name. */
  distance?: number;
};

/** Related words of the folded words of a query, beyond their own forms. */
export type QueryExpansion = {
  ofWord: (word: string) => readonly RelatedWords[];
  /** Of runs of the words, with the positions of their words: "access request". */
  ofWords: (words: readonly string[]) => readonly { places: readonly number[]; related: RelatedWords }[];
  /** Changes when more is known. */
  edition: () => number;
};
