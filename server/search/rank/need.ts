import type { Field } from '../index/fields.ts';

/** What is looked for in one place. Words are folded; without `fields`, anywhere. */
export type Term = {
  fields?: readonly Field[];
} /** `pieces`: of a word written with hyphens; it may also be written as one, or its pieces stand near. */ & (
  | { kind: 'word'; word: string; pieces?: readonly string[] }
  | { kind: 'prefix'; word: string }
  | { kind: 'phrase'; words: readonly string[] }
  /** In any order, with at most so many other words between them. */
  | { kind: 'near'; words: readonly string[]; distance: number }
);

/** What an article must have: the query as the ranking sees it. */
export type Need = Term | { kind: 'and' | 'or'; needs: readonly Need[] } | { kind: 'not'; need: Need };
