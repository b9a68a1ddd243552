import type { Scope } from './scope.ts';

/** A definition in a text. */
export type Definition = {
  /** As in the text, without article and marks. */
  term: string;
  /** Further names in brackets: "hartes Kernkapital (CET1)". */
  also: string[];
  /** Path of the innermost paragraph, letter or number that defines it. */
  path: string;
  /** The defining words, with the list that follows. */
  definition: string;
  /** The articles and paragraphs to which it is limited: "im Sinne dieses Artikels". */
  within?: Scope;
  /** Announced or spelled out beside its long form, without a word on what it means. */
  isShortForm?: true;
  /** A name in brackets that nothing announces: a new one, or words before it. It may be a remark. */
  isGuess?: 'new' | 'shortened';
};
