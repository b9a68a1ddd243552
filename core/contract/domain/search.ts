import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { markedText } from '../main/search.ts';

/** The kinds of hits that an organisation's server finds; the main server finds the others. */
export const domainFacets = ['comments', 'changes', 'changeFiles'] as const;

/** A hit in the organisation's own data. More kinds will be added as the product grows. */
const domainHit = v.object({
  facet: v.picklist(domainFacets),
  id: v.string(),
  /** Of a comment who wrote it; empty of somebody who was removed. */
  title: v.string(),
  /** The paragraph that it is about. */
  regArt: v.optional(v.string()),
  /** Where it is read in the portal. */
  address: v.optional(v.string()),
  snippet: markedText,
});
export type DomainHit = v.InferOutput<typeof domainHit>;

const domainSearchReply = v.object({
  /** Number of hits of each kind; 0 for kinds that are not built yet. */
  facetFields: v.record(v.string(), v.number()),
  hits: v.array(domainHit),
  /** Number of hits of the requested kind, otherwise of all kinds; paging uses it. */
  total: v.number(),
});
export type DomainSearchReply = v.InferOutput<typeof domainSearchReply>;

export const domainSearchCalls = {
  domainSearch: call('GET', '/DomainSearch', { access: forReaders, reply: domainSearchReply }),
};
