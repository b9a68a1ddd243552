import type { Field } from '../index/fields.ts';

/** All numbers of the ranking in one place; the bench tries others. */
export type Weights = {
  field: Readonly<Record<Field, number>>;
  /** How much the length of a text, of a heading tells: 0 nothing, 1 all. */
  textLength: number;
  headingLength: number;
  /** Lengths that are usual, in words that are not stop words. */
  usualText: number;
  usualHeading: number;
  /** How much more a shared heading counts where one article alone shares it; of two the half, and so on. */
  loneHeading: number;
  /** Repetition counts until about here. */
  saturation: number;
  /** Of a further expansion of the same word. */
  others: number;
  /** In soft matching: the power of the share of the query that is there. */
  coverage: number;
  /** In soft matching: what an article must have, as a share of what the best has. */
  minCoverage: number;
  /** What a word of the frame of a question tells, of what its rarity would. */
  frame: number;
  bestParagraph: number;
  proximity: number;
  phrase: number;
  /** Where a heading is what was asked. */
  heading: number;
  /** The same of a heading above: of that, the share. */
  headingAbove: number;
  /** How much more it counts for the first article below it. */
  firstBelow: number;
  repealed: number;
  /** Where the best others of its text score as well as it. */
  support: number;
  /** For each doubling of the articles that cite it. */
  votes: number;
};

/** Found on the tuning half of the labelled queries, rounded. */
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
