import type { WatchTarget } from '../contract/domain/watching.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { SearchRequest } from '../search/search-request.ts';

/** A chapter, an article or a paragraph. */
export const placeTarget = (completeParagraphID: string): WatchTarget => ({
  kind: 'place',
  completeParagraphID,
});

/** A search as it is watched: its words and filters in the language that was searched; pages and orders are no part of it. */
export function queryTarget(
  { term, categories, documents, parts }: SearchRequest,
  language: LanguageCode,
): WatchTarget {
  return {
    kind: 'query',
    query: term.trim(),
    language,
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(documents.length > 0 && { documents: [...documents] }),
    ...(parts.length > 0 && { parts: [...parts] }),
  };
}
