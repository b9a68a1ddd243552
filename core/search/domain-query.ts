import { domainFacets } from '../contract/domain/search.ts';
import { searchPageSize } from '../contract/main/search.ts';
import type { Asked } from './asked.ts';

/** What the organisation's server is asked: a page of its own kind, else what there is of each. */
export function domainQuery(asked: Asked) {
  const facet = domainFacets.find((each) => each === asked.facet);
  const page = facet === undefined ? 1 : asked.page;
  const kind = facet === undefined ? {} : { facet };
  return { query: asked.term, start: (page - 1) * searchPageSize, rows: searchPageSize, ...kind };
}
