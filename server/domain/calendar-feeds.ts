import type { Selectable } from 'kysely';
import { changeSearch } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { type CalendarFeed, maxCalendarFeeds } from '#core/contract/domain/calendar-feeds.ts';
import type { NewCalendarFeed } from '#core/contract/domain/calendar-feeds-endpoints.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { type CalendarContext, calendarHandler } from './calendar-reply.ts';
import { requireCollaboration, requireUsers } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { newFeedSecret } from './secret-feeds.ts';

type Row = Selectable<OrganisationTables['calendar_feed']>;
type Names =
  | 'calendarFeeds'
  | 'createCalendarFeed'
  | 'renameCalendarFeed'
  | 'revokeCalendarFeed'
  | 'calendar';
type Call = { caller: DomainCaller; address?: string | undefined };

/** Feeds of deadlines: made, named and revoked by their readers, and read by calendar programs. */
export function calendarFeedHandlers(
  organisation: Organisation,
  context: CalendarContext,
): Pick<DomainHandlers, Names> {
  const { db } = organisation;
  const { now } = context;
  return {
    calendarFeeds: async ({ caller }) => {
      requireCollaboration(caller);
      const rows = await db
        .selectFrom('calendar_feed')
        .selectAll()
        .where('account_id', '=', caller.account.id)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(asFeed);
    },
    createCalendarFeed: ({ body, caller, address }) => {
      requireCollaboration(caller);
      return createFeed(organisation, { body, caller, address }, now());
    },
    renameCalendarFeed: async ({ params: { id }, body: { name }, caller }) => {
      requireCollaboration(caller);
      const row = await db
        .updateTable('calendar_feed')
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', caller.account.id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw missingFeed();
      return asFeed(row);
    },
    revokeCalendarFeed: ({ params: { id }, caller, address }) => {
      requireCollaboration(caller);
      return revokeFeed(organisation, { id, caller, address }, now());
    },
    calendar: calendarHandler(organisation, context),
  };
}

/** Of other people too: nobody learns of their feeds. */
const missingFeed = () => new HttpProblem(404, 'FEED_NOT_FOUND', 'there is no such feed of yours');

function createFeed(
  organisation: Organisation,
  { body, caller, address }: Call & { body: NewCalendarFeed },
  now: Date,
): Promise<{ feed: CalendarFeed; address: string }> {
  const { owner, filter } = subjectOf(body);
  const { account } = caller;
  return changing('feeds', organisation, async (trx) => {
    // Whoever is removed meanwhile has no feed, and nobody has one of them.
    await requireUsers(trx, {
      ids: owner === null ? [] : [owner],
      caller,
      field: 'ownerId',
    });
    const { count } = await trx
      .selectFrom('calendar_feed')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxCalendarFeeds)
      throw new HttpProblem(409, 'TOO_MANY_FEEDS', `at most ${maxCalendarFeeds} feeds of one person`);
    const { secret, hash } = newFeedSecret();
    const row = await trx
      .insertInto('calendar_feed')
      .values({
        account_id: account.id,
        secret_hash: hash,
        name: body.name,
        kind: body.kind,
        owner,
        filter,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = {
      action: 'CALENDAR_FEED_CREATED',
      subject: body.name,
      detail: { kind: body.kind },
    } as const;
    await record(trx, { ...line, actor: account.email, address }, now);
    return { feed: asFeed(row), address: `${organisation.baseUrl}/api/v1/Calendar/${secret}.ics` };
  });
}

/** Whose deadlines a feed has, or of which view; what its kind has no use for is left out. */
function subjectOf({ kind, ownerId, filter }: NewCalendarFeed): Pick<Row, 'owner' | 'filter'> {
  if (kind === 'owner') {
    if (ownerId === undefined) throw new HttpProblem(400, 'INVALID_REQUEST', 'ownerId: must name an owner');
    return { owner: ownerId, filter: null };
  }
  if (kind === 'mine') return { owner: null, filter: null };
  if (filter === undefined)
    throw new HttpProblem(400, 'INVALID_REQUEST', 'filter: must say what is filtered');
  requireFilter(filter);
  return { owner: null, filter };
}

/**
 * Refuses what no view has. The table leaves out what it does not understand; a feed would then show more than somebody
 * meant, and nobody would notice.
 */
function requireFilter(filter: string): void {
  const { filters, onlyKey, green, ended } = readChangeQuery(filter);
  const understood = changeSearch({ filters, onlyKey, green, ended });
  if (sorted(understood) !== sorted(filter))
    throw new HttpProblem(
      400,
      'INVALID_REQUEST',
      'filter: must be filters and switches of the table of changes',
    );
}

function sorted(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}

function revokeFeed(
  organisation: Organisation,
  { id, caller: { account }, address }: Call & { id: string },
  now: Date,
): Promise<{ id: string }> {
  return organisation.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('calendar_feed')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning(['name', 'kind'])
      .executeTakeFirst();
    if (row === undefined) throw missingFeed();
    const line = { action: 'CALENDAR_FEED_REVOKED', subject: row.name, detail: { kind: row.kind } } as const;
    await record(trx, { ...line, actor: account.email, address }, now);
    return { id };
  });
}

const asFeed = (row: Row): CalendarFeed => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  ownerId: row.owner ?? undefined,
  filter: row.filter ?? undefined,
  createdAt: row.created_at.toISOString(),
  lastUsed: row.last_used?.toISOString(),
});
