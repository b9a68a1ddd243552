import { type DomainHit, type DomainSearchReply, domainFacets } from '#core/contract/domain/search.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type SourceRequest = { query: string; start: number; rows: number };
type SourceResult = { hits: DomainHit[]; total: number };

/**
 * A kind of content that the search of an organisation covers. Its statement leaves out what the caller may not
 * see, so that neither hits nor counts reveal it.
 */
export type SearchSource = {
  facet: DomainHit['facet'];
  /** The hits from `start`, at most `rows` of them, best first, and how many there are in all. */
  find: (db: Organisation['db'], caller: DomainCaller, request: SourceRequest) => Promise<SourceResult>;
};

/** Searches the content of an organisation: all sources in order, or one kind only. */
export function domainSearchHandler(
  { db }: Pick<Organisation, 'db'>,
  sources: readonly SearchSource[] = [],
): DomainHandlers['domainSearch'] {
  return async ({ query, caller }) => {
    const reply: DomainSearchReply = {
      facetFields: Object.fromEntries(domainFacets.map((facet) => [facet, 0])),
      hits: [],
      total: 0,
    };
    if (query.query.trim() === '') return reply;
    for (const { facet, find } of sources) {
      const isRequested = query.facet === undefined || query.facet === facet;
      const start = Math.max(0, query.start - reply.total);
      const rows = isRequested ? query.rows - reply.hits.length : 0;
      const { hits, total } = await find(db, caller, { query: query.query, start, rows });
      reply.facetFields[facet] = total;
      if (!isRequested) continue;
      reply.hits.push(...hits);
      reply.total += total;
    }
    return reply;
  };
}
