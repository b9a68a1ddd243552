import { swissDay } from '../data/versions.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { MainHandlers } from './authentication.ts';

export type SearchParts = { search: SearchBackend };
type Calls = 'mainSearch' | 'suggest' | 'index';

/** Searches the regulations and rebuilds the index. */
export function searchHandlers({
  now,
  search,
}: SearchParts & { now: () => Date }): Pick<MainHandlers, Calls> {
  return {
    mainSearch: ({ query, signal }) => search.search({ query, today: swissDay(now()), signal: signal?.() }),
    suggest: ({ query, signal }) => search.suggest({ query, today: swissDay(now()), signal: signal?.() }),
    index: async ({ body: { entityType, language } }) => ({
      entityType,
      language,
      ...(await search.rebuild(language)),
    }),
  };
}
