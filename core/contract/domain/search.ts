import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { markedText } from '../main/search.ts';

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

export const domainSearchCalls = {
  domainSearch: call('GET', '/DomainSearch', { reply: domainSearchReply }),
};
