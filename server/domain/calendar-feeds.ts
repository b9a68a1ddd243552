import type { Selectable } from 'kysely';
import { changeSearch } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { type CalendarFeed, maxCalendarFeeds } from '#core/contract/domain/calendar-feeds.ts';
import type { NewCalendarFeed } from '#core/contract/domain/calendar-feeds-endpoints.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { type CalendarContext, calendarHandler } from './calendar-reply.ts';
import { requireCollaboration, requireUsers } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { enterFeed, feedFacts, missingOwnFeed, ownFeeds, revokeFeed } from './own-feeds.ts';

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
      return (await ownFeeds(db, 'calendar_feed', caller)).map(asFeed);
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
      if (row === undefined) throw missingOwnFeed();
      return asFeed(row);
    },
    revokeCalendarFeed: ({ params: { id }, caller, address }) => {
      requireCollaboration(caller);
      const detailOf = ({ kind }: Row) => ({ kind });
      return revokeFeed(organisation, 'calendar_feed', { id, caller, address, detailOf }, now());
    },
    calendar: calendarHandler(organisation, context),
  };
}

function createFeed(
  organisation: Organisation,
  { body, caller, address }: Call & { body: NewCalendarFeed },
  now: Date,
): Promise<{ feed: CalendarFeed; address: string }> {
  const { owner, filter } = subjectOf(body);
  return changing('feeds', organisation, async (trx) => {
    // Whoever is removed meanwhile has no feed, and nobody has one of them.
    await requireUsers(trx, {
      ids: owner === null ? [] : [owner],
      caller,
      field: 'ownerId',
    });
    const { name, kind } = body;
    const own = { kind, owner, filter };
    const given = { caller, address, name, most: maxCalendarFeeds, own, detail: { kind } };
    const { row, secret } = await enterFeed(trx, 'calendar_feed', given, now);
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

const asFeed = (row: Row): CalendarFeed => ({
  ...feedFacts(row),
  kind: row.kind,
  ownerId: row.owner ?? undefined,
  filter: row.filter ?? undefined,
});
