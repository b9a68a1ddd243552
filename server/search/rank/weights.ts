import type { Field } from '../index/fields.ts';

/** All parameters of the ranking; the benchmarks try other values. */
export type Weights = {
  field: Readonly<Record<Field, number>>;
  /** How strongly the length of a text or heading lowers a match: 0 not at all, 1 in full. */
  textLength: number;
  headingLength: number;
  /** Usual lengths, in words without stop words. */
  usualText: number;
  usualHeading: number;
  /** Bonus of a heading with one article below it; half of it with two articles, and so on. */
  loneHeading: number;
  /** BM25's k1: the number of weighted occurrences at which a match has half its full strength. */
  saturation: number;
  /** Factor for further expansions of the same word. */
  others: number;
  /** In soft matching: exponent of the share of the query that an article covers. */
  coverage: number;
  /** In soft matching: the minimum coverage, as a share of the best coverage. */
  minCoverage: number;
  /**
   * Where fewer articles than this have all words of a short query, those follow that lack one of them and cover at
   * least this share of the query.
   */
  enough: number;
  tail: number;
  /** Factor on the rarity of words that belong to the frame of a question. */
  frame: 0.4;
  bestParagraph: number;
  proximity: number;
  phrase: number;
  /** Bonus if the heading is the query. */
  heading: number;
  /** Share of that bonus for a heading above the article. */
  headingAbove: number;
  /** Factor on that share for the first article below the heading. */
  firstBelow: number;
  repealed: number;
  /** Bonus if the best other hits of the same text score as well. */
  support: number;
  /** Bonus for each doubling of the number of articles that cite it. */
  votes: number;
};

/** Tuned on the tuning half of the labelled queries, rounded. */
export const usualWeights: Weights = {
  field: { text: 0.6, heading: 3, marginal: 1.6, container: 0.6, title: 0.5 },
  textLength: 0.4,
  headingLength: 0.8,
  usualText: 60,
  usualHeading: 3,
  loneHeading: 3,
  saturation: 1.9,
  others: 0.4,
  coverage: 1,
  minCoverage: 0.35,
  enough: 20,
  tail: 0.6,
  frame: 0.4,
  bestParagraph: 0.35,
  proximity: 0.35,
  phrase: 0.4,
  heading: 1.1,
  headingAbove: 0.6,
  firstBelow: 1.7,
  repealed: 0.1,
  support: 0.5,
  votes: 0.03,
};
