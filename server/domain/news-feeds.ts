import { maxNewsFeeds } from '#core/contract/domain/news-feeds.ts';
import type { DomainHandlers } from './authentication.ts';
import type { CalendarContext } from './calendar-reply.ts';
import { newsFeedHandler } from './news-feed-reply.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { enterFeed, feedFacts, ownFeeds, revokeFeed } from './own-feeds.ts';

type Names = 'newsFeeds' | 'createNewsFeed' | 'revokeNewsFeed' | 'readNewsFeed';

/** Feeds of news: made and revoked by people, and read by programs. */
export function newsFeedHandlers(
  organisation: Organisation,
  context: CalendarContext,
): Pick<DomainHandlers, Names> {
  const { now } = context;
  return {
    newsFeeds: async ({ caller }) => (await ownFeeds(organisation.db, 'news_feed', caller)).map(feedFacts),
    createNewsFeed: ({ body: { name }, caller, address }) =>
      changing('feeds', organisation, async (trx) => {
        const given = { caller, address, name, most: maxNewsFeeds, own: {} };
        const { row, secret } = await enterFeed(trx, 'news_feed', given, now());
        const at = `${organisation.baseUrl}/api/v1/NewsFeed/${secret}`;
        return { feed: feedFacts(row), addresses: { rss: `${at}.rss`, atom: `${at}.atom` } };
      }),
    revokeNewsFeed: ({ params: { id }, caller, address }) =>
      revokeFeed(organisation, 'news_feed', { id, caller, address }, now()),
    readNewsFeed: newsFeedHandler(organisation, context),
  };
}
