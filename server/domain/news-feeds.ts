import type { Selectable } from 'kysely';
import { maxNewsFeeds, type NewsFeed, type NewsFeedAddresses } from '#core/contract/domain/news-feeds.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import type { CalendarContext } from './calendar-reply.ts';
import { newsFeedHandler } from './news-feed-reply.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { newFeedSecret } from './secret-feeds.ts';

type Row = Selectable<OrganisationTables['news_feed']>;
type Names = 'newsFeeds' | 'createNewsFeed' | 'revokeNewsFeed' | 'readNewsFeed';
type Call = { caller: DomainCaller; address?: string | undefined };

/** Feeds of news: made and revoked by people, and read by programs. */
export function newsFeedHandlers(
  organisation: Organisation,
  context: CalendarContext,
): Pick<DomainHandlers, Names> {
  const { db } = organisation;
  const { now } = context;
  return {
    newsFeeds: async ({ caller }) => {
      const rows = await db
        .selectFrom('news_feed')
        .selectAll()
        .where('account_id', '=', caller.account.id)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(asFeed);
    },
    createNewsFeed: ({ body: { name }, caller, address }) =>
      createFeed(organisation, { name, caller, address }, now()),
    revokeNewsFeed: ({ params: { id }, caller, address }) =>
      revokeFeed(organisation, { id, caller, address }, now()),
    readNewsFeed: newsFeedHandler(organisation, context),
  };
}

function createFeed(
  organisation: Organisation,
  { name, caller: { account }, address }: Call & { name: string },
  now: Date,
): Promise<{ feed: NewsFeed; addresses: NewsFeedAddresses }> {
  return changing('feeds', organisation, async (trx) => {
    const { count } = await trx
      .selectFrom('news_feed')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxNewsFeeds)
      throw new HttpProblem(409, 'TOO_MANY_FEEDS', `at most ${maxNewsFeeds} feeds of one person`);
    const { secret, hash } = newFeedSecret();
    const row = await trx
      .insertInto('news_feed')
      .values({ account_id: account.id, secret_hash: hash, name, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = { action: 'NEWS_FEED_CREATED', subject: name } as const;
    await record(trx, { ...line, actor: account.email, address }, now);
    const at = `${organisation.baseUrl}/api/v1/NewsFeed/${secret}`;
    return { feed: asFeed(row), addresses: { rss: `${at}.rss`, atom: `${at}.atom` } };
  });
}

function revokeFeed(
  { db }: Organisation,
  { id, caller: { account }, address }: Call & { id: string },
  now: Date,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('news_feed')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning('name')
      .executeTakeFirst();
    // Of other people too: nobody learns of their feeds.
    if (row === undefined) throw new HttpProblem(404, 'FEED_NOT_FOUND', 'there is no such feed of yours');
    const line = { action: 'NEWS_FEED_REVOKED', subject: row.name } as const;
    await record(trx, { ...line, actor: account.email, address }, now);
    return { id };
  });
}

const asFeed = (row: Row): NewsFeed => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsed: row.last_used?.toISOString(),
});
