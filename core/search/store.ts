import { searchEndpoints } from '../contract/main/search.ts';
import { createLateExamples } from './late-examples.ts';
import { createPreview } from './preview.ts';
import { createRecentSearches } from './recent.ts';
import type { Search, SearchTools } from './search-types.ts';
import { createSearching } from './searching.ts';

/** They come with the search: a first answer does not wait for the whole contract. */
export const searchCalls = searchEndpoints;

/** The search of one app: recent searches are its own, terms and results belong to a box. */
export function createSearch(tools: SearchTools): Search {
  const recent = createRecentSearches(tools);
  return {
    recent,
    examples: createLateExamples(tools),
    shared: createSearching(tools, recent),
    createSearching: () => createSearching(tools, recent),
    createPreview: () => createPreview(tools),
  };
}
