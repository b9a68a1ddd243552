import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { markedText, searchFirstRow, searchPageSize } from '../main/search.ts';
import { count } from '../values.ts';

/** What an organisation's own server finds; the other facets are the main server's. */
export const domainFacets = ['comments', 'changes', 'changeFiles'] as const;

/** Something of the organisation's own that was found; which kinds there are grows with the product. */
const domainHit = v.object({
  facet: v.picklist(domainFacets),
  id: v.string(),
  title: v.string(),
  snippet: markedText,
});
export type DomainHit = v.InferOutput<typeof domainHit>;

const domainSearchReply = v.object({
  /** Hits by what they are; what is not built yet counts 0. */
  facetFields: v.record(v.string(), v.number()),
  hits: v.array(domainHit),
  /** Hits of the kind that was asked for, else of all kinds: what is paged through. */
  total: v.number(),
});
export type DomainSearchReply = v.InferOutput<typeof domainSearchReply>;

export const domainSearchEndpoints = {
  domainSearch: endpoint('GET', '/DomainSearch', {
    query: v.object({
      query: v.pipe(v.string(), v.maxLength(10_000, 'must have at most 10,000 characters')),
      start: v.optional(searchFirstRow, 0),
      rows: v.optional(v.pipe(count, v.maxValue(100)), searchPageSize),
      /** Hits of this kind only; all kinds are counted still. */
      facet: v.optional(v.picklist(domainFacets)),
    }),
    reply: domainSearchReply,
    unkept: true,
  }),
};
