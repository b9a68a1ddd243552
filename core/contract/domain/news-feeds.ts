import * as v from 'valibot';
import { bytes, call } from '../endpoint.ts';
import { forNewsReaders } from '../main/news.ts';

/** The most feeds of one person. */
export const maxNewsFeeds = 20;
export const longestNewsFeedName = 60;

export const newsFeed = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  /** When a program last asked for it. */
  lastUsed: v.optional(v.string()),
});
export type NewsFeed = v.InferOutput<typeof newsFeed>;

/** The addresses of one feed, in the two forms that programs read. */
const addresses = v.object({ rss: v.string(), atom: v.string() });
export type NewsFeedAddresses = v.InferOutput<typeof addresses>;

/** A feed outlives every session, so no page of others that has a borrowed one makes any. */
const byReaders = { ...forNewsReaders, session: 'portal' } as const;

/**
 * Feeds of news that programs subscribe to. Whoever has an address reads it without a sign-in, with the rights that its
 * creator has at that moment.
 */
export const newsFeedCalls = {
  /** The caller's own feeds, the newest first; their addresses are not known any more. */
  newsFeeds: call('GET', '/NewsFeeds', { access: byReaders, reply: v.array(newsFeed) }),
  /** The addresses are in this reply only; stored is a hash. 409 TOO_MANY_FEEDS beyond what one person may have. */
  createNewsFeed: call('POST', '/NewsFeeds', {
    access: byReaders,
    reply: v.object({ feed: newsFeed, addresses }),
  }),
  /** From then on its addresses are those of nothing. */
  revokeNewsFeed: call('DELETE', '/NewsFeeds/:id', {
    access: byReaders,
    reply: v.object({ id: v.string() }),
  }),
  /**
   * The newest news, by a secret name that ends with `.rss` (RSS 2.0) or `.atom` (RFC 4287). 404 in the same words for what
   * there never was, what was revoked, and what its creator may not read any more.
   */
  readNewsFeed: call('GET', '/NewsFeed/:file', {
    access: 'public',
    reply: bytes('application/atom+xml; charset=utf-8'),
  }),
};
