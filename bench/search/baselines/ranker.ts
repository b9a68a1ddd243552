import type { LanguageCode } from '#core/contract/languages.ts';
import { stem } from '#server/search/words/stems.ts';
import { isStopWord } from '#server/search/words/stop-words.ts';
import { tokenise } from '#server/search/words/tokenise.ts';
import type { Article } from '../real-acts.ts';

/** A ranker returns the places of articles for a query, best first. */
export type Ranker = {
  name: string;
  setting: string;
  search: (query: string, language: LanguageCode) => Promise<string[]> | string[];
};

/** The same articles for every ranker, by language. */
export type Corpus = ReadonlyMap<LanguageCode, readonly Article[]>;

export const fields = ['name', 'number', 'heading', 'text'] as const;
/** Number of places that a ranker returns; recall looks at the first twenty, the fusion at all. */
export const listLength = 50;

/** Words of a text as every ranker sees them: folded by the product's own rules. */
export function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}

export function stemsOf(text: string, language: LanguageCode): string[] {
  return wordsOf(text).map((word) => stem(word, language));
}

export type QueryTerms = { phrases: string[]; words: string[] };

/** Splits a query into quoted phrases and words. Stop words are dropped unless there are no other words. */
export function readQuery(query: string, language: LanguageCode): QueryTerms {
  const phrases = [...query.matchAll(/"([^"]+)"/g)].flatMap(([, phrase]) => phrase ?? []);
  const all = wordsOf(query.replaceAll(/"[^"]*"/g, ' '));
  const telling = all.filter((word) => !isStopWord(word, language));
  return { phrases, words: telling.length > 0 || phrases.length > 0 ? telling : all };
}
