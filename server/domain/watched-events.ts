import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { WatchedEvent, WatchTarget } from '#core/contract/domain/watching.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { isThere, readLanguage } from './change-rows.ts';
import { requireCollaboration } from './comment-checks.ts';
import type { Viewer, Viewers } from './comment-visibility.ts';
import { deadlineOf, statusOf } from './digest-change-rows.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** What happened to what somebody watches, as they may see it now. */
export function watchedEventHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, 'watchedEvents' | 'readWatchedEvents'> {
  const unread = async (caller: DomainCaller) => {
    const { count } = await seenEvents(db, caller)
      .where('event.read_at', 'is', null)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    watchedEvents: async ({ query: { start, rows, unread: onlyUnread }, caller }) => {
      requireCollaboration(caller);
      const events = seenEvents(db, caller).$if(onlyUnread === 'true', (query) =>
        query.where('event.read_at', 'is', null),
      );
      const { total } = await events
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      const ofPage = await events
        .selectAll('event')
        .select([
          'watch.target',
          sql<string | null>`coalesce(copy.slug, change.slug)`.as('slug'),
          sql<string | null>`coalesce(words.topic, change.topic)`.as('topic'),
          deadlineOf.as('deadline'),
          statusOf.as('status'),
        ])
        .orderBy('event.at', 'desc')
        .orderBy('event.id')
        .offset(start)
        .limit(rows)
        .execute();
      return { unread: await unread(caller), total, events: ofPage.map(asEvent) };
    },
    readWatchedEvents: async ({ body: { ids }, caller }) => {
      requireCollaboration(caller);
      const own = seenEvents(db, caller).select('event.id').where('event.read_at', 'is', null);
      await db
        .updateTable('watch_event')
        .set({ read_at: now() })
        .where('id', 'in', own)
        .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
        .execute();
      return { unread: await unread(caller) };
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

/** How `copy` and `change` of a query belong to its `event`; one that was withdrawn has no copy. */
export const isCopyOfEvent = sql<boolean>`event.change_origin = 'main' and copy.main_id = event.change_id
  and copy.withdrawn is not true`;
export const isChangeOfEvent = sql<boolean>`case event.change_origin when 'main' then change.main_id = event.change_id
  else change.id = event.change_id and change.main_id is null end`;

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

type Row = Selectable<OrganisationTables['watch_event']> & {
  target: WatchTarget;
  slug: string | null;
  topic: string | null;
  deadline: string | null;
  status: ChangeStatus | null;
};

function asEvent(row: Row): WatchedEvent {
  return {
    id: row.id,
    watchId: row.watch_id,
    target: row.target,
    at: row.at.toISOString(),
    read: row.read_at !== null,
    what: whatOf(row),
  };
}

function whatOf({ reg_text_id, version_date, version, change_id, ...row }: Row): WatchedEvent['what'] {
  if (version !== null) {
    const { internal: _, ...told } = version;
    return { kind: 'version', regTextId: reg_text_id ?? '', versionDate: version_date ?? '', ...told };
  }
  return {
    kind: 'change',
    id: change_id ?? '',
    origin: row.change_origin ?? 'domain',
    slug: row.slug ?? '',
    topic: row.topic ?? '',
    deadline: row.deadline ?? undefined,
    status: row.status ?? '?',
    provisions: row.provisions ?? [],
  };
}
