import { type Loadable, loadedValue } from '../async/loadable.ts';
import type { DomainSearchReply } from '../contract/domain/search.ts';
import type { providerQuery } from './search-request.ts';
import type { ProviderReply, SearchDependencies } from './search-types.ts';

export type ProviderQuery = NonNullable<ReturnType<typeof providerQuery>>;

/** Fetches a page of what the main server finds beside law. */
export const searchBesideLaw =
  (main: SearchDependencies['main']) =>
  (
    { facet, query: { displayLanguage, ...query } }: ProviderQuery,
    options: { signal: AbortSignal },
  ): Promise<ProviderReply> => {
    if (facet === 'changeFiles') return main.searchChangeFiles(query, options);
    const displayed = { ...query, displayLanguage };
    return facet === 'topics'
      ? main.searchTopics(displayed, options)
      : main.searchRegArtComments(displayed, options);
  };

/** How many files of the organisation a search finds. */
export const filesIn = (outcome: Loadable<DomainSearchReply> | undefined) =>
  (outcome && loadedValue(outcome)?.facetFields.changeFiles) ?? 0;
