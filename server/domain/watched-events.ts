import { type Selectable, sql } from 'kysely';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { WatchedEvent, WatchTarget } from '#core/contract/domain/watching.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { consolidated } from './change-rows.ts';
import { requireCollaboration } from './comment-checks.ts';
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
        .select(['watch.target', 'told.slug', 'told.topic', 'told.deadline', 'told.status'])
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
  const changes = consolidated(db, { caller })
    .where(sql<boolean>`copy.withdrawn is not true`)
    .select(sql<ChangeStatus>`coalesce(change.status, '?')`.as('status'));
  return db
    .selectFrom('watch_event as event')
    .innerJoin('watch', 'watch.id', 'event.watch_id')
    .leftJoin(changes.as('told'), (join) =>
      join
        .on(sql<boolean>`coalesce(told.main_id, told.domain_id) = event.change_id`)
        .on(sql<boolean>`(told.main_id is null) = (event.change_origin = 'domain')`),
    )
    .where('watch.account_id', '=', caller.account.id)
    .where('watch.ended_at', 'is', null)
    .where(
      sql<boolean>`case when event.change_id is null then ${isStillThere(db)} else ${caller.seesChanges}::boolean and told.slug is not null end`,
    );
}

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
