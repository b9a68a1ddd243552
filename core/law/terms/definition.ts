/** What a text says that a word means. */
export type Definition = {
  /** As the text writes it, without article and marks. */
  term: string;
  /** Further names that stand with it in brackets: "hartes Kernkapital (CET1)". */
  also: string[];
  /** Path of the innermost paragraph, letter or number that defines it. */
  path: string;
  /** The words that define it, with the list that follows them. */
  definition: string;
  /** Unit outside of which it does not hold: "im Sinne dieses Artikels". */
  within?: string;
};
