import type { DomainSearchReply } from '../contract/domain/search.ts';
import { facetNames, type SearchReply } from '../contract/main/search.ts';
import type { FacetCounts } from './search-types.ts';

/** What was found where, from both servers; a server that has not answered counts nothing. */
export function facetCounts(
  main: SearchReply | undefined,
  domain: DomainSearchReply | undefined,
): FacetCounts {
  const counts: FacetCounts = {};
  for (const name of facetNames) {
    const found = [main?.facetFields[name], domain?.facetFields[name]].filter((each) => each !== undefined);
    if (found.length > 0) counts[name] = found.reduce((sum, each) => sum + each, 0);
  }
  return counts;
}
