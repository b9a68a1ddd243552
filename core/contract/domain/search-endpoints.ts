import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { searchPageSize } from '../main/search.ts';
import { countUpTo, searchFirstRow } from '../params.ts';
import { searchedText } from '../text.ts';
import { domainFacets, domainSearchCalls } from './search.ts';

export const domainSearchEndpoints = endpoints(domainSearchCalls, {
  domainSearch: {
    query: v.object({
      query: searchedText(10_000),
      start: v.optional(searchFirstRow, 0),
      rows: v.optional(countUpTo(100), searchPageSize),
      /** Returns only hits of this kind; the counts still include all kinds. */
      facet: v.optional(v.picklist(domainFacets)),
    }),
    cache: 'no-store',
    costs: 'searches',
  },
});
