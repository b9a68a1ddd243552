import { sql } from 'kysely';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { filterChanges } from '#core/change-filter/filter.ts';
import { isEnd } from '#core/change-filter/status.ts';
import { endStatuses } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { CalendarEntry } from '../calendar/calendar-text.ts';
import { calendarWords } from '../calendar/calendar-words.ts';
import type { DomainCaller } from './authentication.ts';
import { asChange } from './change-replies.ts';
import { consolidated, readLanguage, withDetails } from './change-rows.ts';
import { namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

/** What a feed asks for: what somebody owns, or what a view shows. */
export type CalendarScope = { owner: string } | { filter: string };
type Options = { caller: DomainCaller; portalUrl: string };

/**
 * What is due, as its reader sees it: changes with a deadline on which work goes on, and where it is about what somebody
 * owns their open tasks of such changes too. Both are read in one snapshot, so that no edit comes in between.
 */
export async function calendarEntries(
  organisation: Organisation,
  scope: CalendarScope,
  { caller, portalUrl }: Options,
): Promise<CalendarEntry[]> {
  const { db, slug } = organisation;
  const [changes, tasks] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(
      async (trx) => [await dueChanges(trx, scope, caller), await dueTasks(trx, scope, caller)] as const,
    );
  const owners = [...changes.map(({ change }) => change.ownerId), ...tasks.map(({ owner }) => owner)];
  const names = await namesOf(
    db,
    owners.filter((owner) => typeof owner === 'string'),
  );
  const words = calendarWords[readLanguage(caller)];
  const nameOf = (owner: string | undefined) =>
    owner === undefined ? words.nobody : (names.get(owner) ?? words.formerUser);
  const line = (name: string, value: string) => `${name}${words.colon}${value}`;
  const addressOf = (name: string) => `${portalUrl}/changes/${encodeURIComponent(name)}`;
  const entries = [
    ...changes.map(
      ({ change, day, sequence }): CalendarEntry => ({
        uid: `${change.origin}-${change.mainChangeElementId ?? change.domainId}@${slug}`,
        sequence,
        day,
        summary: change.topic,
        description: [
          line(words.status, words.statuses[change.status]),
          line(words.owner, nameOf(change.ownerId)),
          ...(change.area === '' ? [] : [line(words.area, change.area)]),
          addressOf(change.slug),
        ].join('\n'),
        url: addressOf(change.slug),
        changedAt: new Date(change.editDate),
        isCancelled: change.withdrawn ?? false,
      }),
    ),
    ...tasks.map(
      (task): CalendarEntry => ({
        uid: `task-${task.id}@${slug}`,
        sequence: task.version,
        day: task.day,
        summary: task.title,
        description: [
          line(words.task, task.title),
          line(words.change, task.topic),
          line(words.owner, nameOf(task.owner ?? undefined)),
          addressOf(task.slug),
        ].join('\n'),
        url: addressOf(task.slug),
        changedAt: task.edited_at,
        isCancelled: false,
      }),
    ),
  ];
  return entries.sort((one, other) => byWord(one.day, other.day) || byWord(one.uid, other.uid));
}

const byWord = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type DueChange = { change: Change; day: string; sequence: number };

/** Changes on which work goes on; without a word of the organisation their status is unknown, which is such a one. */
const onGoing = sql<boolean>`coalesce(change.status, '?') != all(${[...endStatuses]}::text[])`;

async function dueChanges(
  db: Organisation['db'],
  scope: CalendarScope,
  caller: DomainCaller,
): Promise<DueChange[]> {
  const rows = await withDetails(
    db,
    consolidated(db, { caller })
      .where(onGoing)
      .where(
        sql<boolean>`case when copy.main_id is null then change.deadline else copy.deadline end is not null`,
      )
      .$if('owner' in scope, (query) =>
        query.where('change.owner', '=', 'owner' in scope ? scope.owner : null),
      ),
    caller,
  )
    // Both grow: what the organisation says has a version, what the provider says a number of its feed.
    .select(sql<string>`coalesce(change.version, 0) + coalesce(copy.sequence, 0)`.as('sequence'))
    .execute();
  const sequences = new Map<Change, number>();
  for (const row of rows) sequences.set(asChange(row), Number(row.sequence));
  const all = [...sequences.keys()];
  const asked = 'owner' in scope ? all : filterChanges(all, readChangeQuery(scope.filter));
  return asked.flatMap((change) =>
    change.deadline === undefined || isEnd(change.status)
      ? []
      : [{ change, day: change.deadline, sequence: sequences.get(change) ?? 0 }],
  );
}

/** Open tasks of somebody with a day, of changes on which work goes on. */
function dueTasks(db: Organisation['db'], scope: CalendarScope, caller: DomainCaller) {
  if (!('owner' in scope)) return [];
  return db
    .selectFrom(consolidated(db, { caller }).where(onGoing).as('told'))
    .innerJoin('change_task as task', 'task.change_id', 'told.domain_id')
    .select(['task.id', 'task.version', 'task.title', 'task.owner', 'task.edited_at'])
    .select(['told.topic', 'told.slug'])
    .select((eb) => eb.ref('task.due_date').$notNull().as('day'))
    .where('task.owner', '=', scope.owner)
    .where('task.done', '=', false)
    .where('task.due_date', 'is not', null)
    .execute();
}
