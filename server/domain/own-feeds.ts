import type { Insertable, Selectable } from 'kysely';
import { roles } from '#core/contract/domain/user.ts';
import type { Rights } from '#core/contract/endpoint.ts';
import { missingRight } from '../auth/rights.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import { type DomainCaller, findCaller } from './authentication.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { isUseToBeNoted, newFeedSecret } from './secret-feeds.ts';
import type { TenantSettings } from './service-plan.ts';

/* The rows of feeds that people make, whose addresses programs read: news and deadlines alike. */

type FeedTable = 'news_feed' | 'calendar_feed';
type Row<T extends FeedTable> = Selectable<OrganisationTables[T]>;
type Db = Organisation['db'];
type Call = { caller: DomainCaller; address?: string | undefined };

/** What a kind of feeds is called in the audit. */
const actions = {
  news_feed: { created: 'NEWS_FEED_CREATED', revoked: 'NEWS_FEED_REVOKED' },
  calendar_feed: { created: 'CALENDAR_FEED_CREATED', revoked: 'CALENDAR_FEED_REVOKED' },
} as const;

/** Of other people too: nobody learns of their feeds. */
export const missingOwnFeed = () => new HttpProblem(404, 'FEED_NOT_FOUND', 'there is no such feed of yours');

/** The table by the columns that both have; a union of tables has no statements of its own. */
const common = (table: FeedTable) => table as 'news_feed';

/** The caller's own feeds, the newest first. */
export function ownFeeds<T extends FeedTable>(
  db: Db,
  table: T,
  { account }: DomainCaller,
): Promise<Row<T>[]> {
  const rows = db
    .selectFrom(common(table))
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as Promise<Row<FeedTable>[]> as Promise<Row<T>[]>;
}

/** What only feeds of this kind have. */
type OwnColumns<T extends FeedTable> = Omit<
  Insertable<OrganisationTables[T]>,
  keyof NewFeed | 'id' | 'last_used'
>;
type NewFeed = Insertable<OrganisationTables['news_feed']>;
type Given<T extends FeedTable> = Call & {
  name: string;
  /** The most that one person may have. */
  most: number;
  own: OwnColumns<T>;
  /** What the audit says beside the name. */
  detail?: Record<string, string>;
};

/** Enters a feed of the caller within the turn of feeds, so that the number is true; its secret is in the answer only. */
export async function enterFeed<T extends FeedTable>(
  trx: OrganisationTransaction,
  table: T,
  { caller: { account }, address, name, most, own, detail }: Given<T>,
  now: Date,
): Promise<{ row: Row<T>; secret: string }> {
  const { count } = await trx
    .selectFrom(common(table))
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most)
    throw new HttpProblem(409, 'TOO_MANY_FEEDS', `at most ${most} feeds of one person`);
  const { secret, hash } = newFeedSecret();
  const entered = { name, account_id: account.id, secret_hash: hash, created_at: now };
  const row = await trx
    .insertInto(common(table))
    .values({ ...own, ...entered })
    .returningAll()
    .executeTakeFirstOrThrow();
  const line = { action: actions[table].created, subject: name, ...(detail && { detail }) };
  await record(trx, { ...line, actor: account.email, address }, now);
  return { row: row as Row<FeedTable> as Row<T>, secret };
}

/** Removes a feed of the caller: from then on its address is that of nothing. */
export function revokeFeed<T extends FeedTable>(
  { db }: Organisation,
  table: T,
  {
    id,
    caller: { account },
    address,
    detailOf,
  }: Call & { id: string; detailOf?: (row: Row<T>) => Record<string, string> },
  now: Date,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom(common(table))
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw missingOwnFeed();
    const detail = detailOf?.(row as Row<FeedTable> as Row<T>);
    const line = { action: actions[table].revoked, subject: row.name, ...(detail && { detail }) };
    await record(trx, { ...line, actor: account.email, address }, now);
    return { id };
  });
}

/** The feed whose secret has this hash. */
export async function feedOfSecret<T extends FeedTable>(
  { db }: Organisation,
  table: T,
  secretHash: string,
): Promise<Row<T> | undefined> {
  const row = await db
    .selectFrom(common(table))
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row as Row<FeedTable> | undefined as Row<T> | undefined;
}

/** Who made a feed, as they are now; undefined if they may not read any more what it has. */
export async function creatorOf(
  organisation: Organisation,
  { account_id: userId }: Row<FeedTable>,
  rights: Rights,
  tenantSettings: Pick<TenantSettings, 'plan'>,
): Promise<DomainCaller | undefined> {
  const caller = await findCaller(organisation, { userId, roles: [...roles] });
  if (caller === undefined) return undefined;
  const missing = await missingRight(rights, {
    roles: caller.roles,
    plan: () => tenantSettings.plan(organisation),
    session: 'portal',
  });
  return missing === undefined ? caller : undefined;
}

/** Notes that a program has read a feed. */
export async function noteUse(
  { db }: Organisation,
  table: FeedTable,
  { id, last_used }: Row<FeedTable>,
  now: Date,
): Promise<void> {
  if (!isUseToBeNoted(last_used, now)) return;
  await db.updateTable(common(table)).set({ last_used: now }).where('id', '=', id).execute();
}

/** What the list says of a feed of either kind. */
export const feedFacts = (row: Row<FeedTable>) => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsed: row.last_used?.toISOString(),
});
