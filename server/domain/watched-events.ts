import { type RawBuilder, sql } from 'kysely';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { isThere, readLanguage } from './change-rows.ts';
import { requireCollaboration } from './comment-checks.ts';
import type { Viewer, Viewers } from './comment-visibility.ts';
import { deadlineOf, statusOf } from './digest-change-rows.ts';
import type { Organisation } from './organisation.ts';
import { asEvent, type EventsAlike } from './watched-event-reply.ts';

type Db = Organisation['db'];

/** What happened to what somebody watches, as they may see it now. */
export function watchedEventHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, 'watchedEvents' | 'readWatchedEvents'> {
  const countOf = async (caller: DomainCaller, onlyUnread: boolean) => {
    const { count } = await db
      .selectFrom(eventsAlike(db, caller, onlyUnread).as('alike'))
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    watchedEvents: async ({ query: { start, rows, unread }, caller }) => {
      requireCollaboration(caller);
      const onlyUnread = unread === 'true';
      const ofPage = await eventsAlike(db, caller, onlyUnread)
        .orderBy('at', 'desc')
        .orderBy('id')
        .offset(start)
        .limit(rows)
        .execute();
      const [unreadCount, total] = [await countOf(caller, true), await countOf(caller, onlyUnread)];
      return { unread: unreadCount, total, events: ofPage.map(asEvent) };
    },
    readWatchedEvents: async ({ body: { ids }, caller }) => {
      requireCollaboration(caller);
      const own = seenEvents(db, caller)
        .select('event.id')
        .where('event.read_at', 'is', null)
        .$if(ids !== undefined, (query) => query.where(isAlikeOneOf(db, ids ?? [])));
      await db.updateTable('watch_event').set({ read_at: now() }).where('id', 'in', own).execute();
      return { unread: await countOf(caller, true) };
    },
  };
}

/** Events of what is watched still: of versions that are there, and of changes that the caller sees. */
function seenEvents(db: Db, caller: DomainCaller) {
  return db
    .selectFrom('watch_event as event')
    .innerJoin('watch', 'watch.id', 'event.watch_id')
    .leftJoin('change_copy as copy', (join) => join.on(isCopyOfEvent))
    .leftJoin('change_element as change', (join) => join.on(isChangeOfEvent))
    .leftJoin('change_words as words', (join) =>
      join.onRef('words.main_id', '=', 'copy.main_id').on('words.language', '=', readLanguage(caller)),
    )
    .where('watch.account_id', '=', caller.account.id)
    .where('watch.ended_at', 'is', null)
    .where(isSeenEvent(db, { viewer: caller, seesChanges: sql`${caller.seesChanges}::boolean` }));
}

/** The columns that all events of one version, or of one change, have in common. */
const alike = ['reg_text_id', 'version_date', 'change_id', 'change_origin'] as const;

/** What was seen, each version or change once; with `onlyUnread` those of which something was not read. */
function eventsAlike(db: Db, caller: DomainCaller, onlyUnread: boolean) {
  const seen = seenEvents(db, caller)
    .selectAll('event')
    .select([
      'watch.target',
      sql<string | null>`coalesce(copy.slug, change.slug)`.as('slug'),
      sql<string | null>`coalesce(words.topic, change.topic)`.as('topic'),
      deadlineOf.as('deadline'),
      statusOf.as('status'),
      sql`coalesce((event.version ->> 'total')::integer, jsonb_array_length(event.provisions))`.as('count'),
    ]);
  const facts = ['slug', 'topic', 'deadline', 'status'] as const;
  return db
    .selectFrom(seen.as('event'))
    .select([...alike, ...facts])
    .select([
      sql<string>`(array_agg(event.id order by event.id))[1]`.as('id'),
      sql<Date>`max(event.at)`.as('at'),
      sql<boolean>`bool_and(event.read_at is not null)`.as('isRead'),
      sql<
        EventsAlike['ofWatches']
      >`jsonb_agg(jsonb_build_object('watchId', event.watch_id, 'target', event.target,
        'version', event.version, 'provisions', event.provisions) order by event.count desc, event.id)`.as(
        'ofWatches',
      ),
    ])
    .groupBy([...alike, ...facts])
    .$if(onlyUnread, (query) => query.having(sql<boolean>`bool_or(event.read_at is null)`));
}

/** Whether the `event` of a query is of the same version or change as one of these. */
function isAlikeOneOf(db: Db, ids: readonly string[]) {
  const same = alike.map(
    (column) => sql`named.${sql.ref(column)} is not distinct from event.${sql.ref(column)}`,
  );
  return sql<boolean>`exists ${db
    .selectFrom('watch_event as named')
    .select('named.id')
    .where('named.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`${sql.join(same, sql` and `)}`)}`;
}

/** How `copy` and `change` of a query belong to its `event`; one that was withdrawn has no copy. */
export const isCopyOfEvent = sql<boolean>`event.change_origin = 'main' and copy.main_id = event.change_id
  and copy.withdrawn is not true`;
/** Two conditions by keys, which indexes answer; within a `case` each event would be compared with all changes. */
export const isChangeOfEvent = sql<boolean>`(event.change_origin = 'main' and change.main_id = event.change_id
  or event.change_origin <> 'main' and change.id = event.change_id and change.main_id is null)`;

/** Whether the version of the `event` of a query is there, or its change is and may be seen. */
export const isSeenEvent = (
  db: Db,
  { viewer, seesChanges }: { viewer: Viewer | Viewers; seesChanges: RawBuilder<unknown> },
) => sql<boolean>`case when event.change_id is null then ${isStillThere(db)}
  else ${seesChanges} and case event.change_origin when 'main' then copy.main_id is not null
    else change.id is not null end and ${isThere(db, viewer)} end`;

/** Whether the version of the `event` of a query was not withdrawn. */
export const isStillThere = (db: Db) =>
  sql<boolean>`exists ${db
    .selectFrom('law_text')
    .select('law_text.language')
    .where('law_text.reg_text_id', '=', sql<string>`event.reg_text_id`)
    .where('law_text.version_date', '=', sql<string>`event.version_date`)
    .where('law_text.withdrawn', '=', false)}`;
