import { sql } from 'kysely';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { filterChanges } from '#core/change-filter/filter.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { CalendarEntry } from '../calendar/calendar-text.ts';
import { type CalendarWords, calendarWords } from '../calendar/calendar-words.ts';
import { statusWords } from '../lib/status-words.ts';
import type { DomainCaller } from './authentication.ts';
import { isWatchedBy, watchedEntries } from './calendar-watched.ts';
import { asChange } from './change-replies.ts';
import { consolidated, isOngoing, readLanguage, withDetails } from './change-rows.ts';
import { namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

/** What a feed asks for: what somebody owns, or what a view shows. */
export type CalendarScope = { owner: string; withWatched?: boolean } | { filter: string };
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
  const language = readLanguage(caller);
  const say = { words: calendarWords[language], statuses: statusWords[language], names, portalUrl, slug };
  const isOwn = 'owner' in scope && scope.withWatched;
  const entries = [
    ...changes.map((due) => ofChange(due, say)),
    ...tasks.map((due) => ofTask(due, say)),
    ...(isOwn ? await watchedEntries(db, scope.owner, say) : []),
  ];
  return entries.sort((one, other) => byWord(one.day, other.day) || byWord(one.uid, other.uid));
}

/** What the words of entries are made of. */
type Saying = {
  words: CalendarWords;
  statuses: (typeof statusWords)[InterfaceLanguage];
  names: ReadonlyMap<string, string>;
  portalUrl: string;
  /** Of the organisation. */
  slug: string;
};

/** Lines with a name and what it has, and the address as the last one. */
function descriptionOf(lines: readonly (readonly [name: string, value: string])[], url: string, say: Saying) {
  return [...lines.map(([name, value]) => `${name}${say.words.colon}${value}`), url].join('\n');
}

const nameOf = (owner: string | null | undefined, { words, names }: Saying) =>
  owner ? (names.get(owner) ?? words.formerUser) : words.nobody;

const addressOf = (name: string, { portalUrl }: Saying) => `${portalUrl}/changes/${encodeURIComponent(name)}`;

function ofChange({ change, day, sequence }: DueChange, say: Saying): CalendarEntry {
  const { words, statuses } = say;
  const url = addressOf(change.slug, say);
  const lines = [
    [words.status, statuses[change.status]],
    [words.owner, nameOf(change.ownerId, say)],
    ...(change.area === '' ? [] : [[words.area, change.area] as const]),
  ] as const;
  return {
    uid: `${change.origin}-${change.mainChangeElementId ?? change.domainId}@${say.slug}`,
    sequence,
    day,
    summary: change.topic,
    description: descriptionOf(lines, url, say),
    url,
    changedAt: new Date(change.editDate),
    isCancelled: change.withdrawn ?? false,
  };
}

function ofTask(task: DueTask, say: Saying): CalendarEntry {
  const { words } = say;
  const url = addressOf(task.slug, say);
  const lines = [
    [words.task, task.title],
    [words.change, task.topic],
    [words.owner, nameOf(task.owner, say)],
  ] as const;
  return {
    uid: `task-${task.id}@${say.slug}`,
    sequence: task.version,
    day: task.day,
    summary: task.title,
    description: descriptionOf(lines, url, say),
    url,
    changedAt: task.edited_at,
    isCancelled: false,
  };
}

const byWord = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type DueChange = { change: Change; day: string; sequence: number };

async function dueChanges(
  db: Organisation['db'],
  scope: CalendarScope,
  caller: DomainCaller,
): Promise<DueChange[]> {
  const rows = await withDetails(
    db,
    consolidated(db, { caller })
      .where(isOngoing)
      .where(
        sql<boolean>`case when copy.main_id is null then change.deadline else copy.deadline end is not null`,
      )
      .where(isAbout(db, scope)),
    caller,
  )
    // Both grow: what the organisation says has a version, what the provider says a number of its feed.
    .select(sql<string>`coalesce(change.version, 0) + coalesce(copy.sequence, 0)`.as('sequence'))
    .execute();
  const sequences = new Map<Change, number>();
  for (const row of rows) sequences.set(asChange(row), Number(row.sequence));
  const all = [...sequences.keys()];
  const matching = 'owner' in scope ? all : filterChanges(all, readChangeQuery(scope.filter));
  return matching.flatMap((change) =>
    change.deadline === undefined
      ? []
      : [{ change, day: change.deadline, sequence: sequences.get(change) ?? 0 }],
  );
}

/** Whether a change is what a feed of a person is about: theirs, or one that names what they watch. */
const isAbout = (db: Organisation['db'], scope: CalendarScope) =>
  'owner' in scope
    ? sql<boolean>`(change.owner = ${scope.owner} or (${scope.withWatched === true} and ${isWatchedBy(db, scope.owner)}))`
    : sql<boolean>`true`;

type DueTask = {
  id: string;
  version: number;
  title: string;
  owner: string | null;
  edited_at: Date;
  /** Of the change. */
  topic: string;
  slug: string;
  day: string;
};

/** Open tasks of somebody with a day, of changes on which work goes on. */
async function dueTasks(
  db: Organisation['db'],
  scope: CalendarScope,
  caller: DomainCaller,
): Promise<DueTask[]> {
  if (!('owner' in scope)) return [];
  return db
    .selectFrom(consolidated(db, { caller }).where(isOngoing).as('told'))
    .innerJoin('change_task as task', 'task.change_id', 'told.domain_id')
    .select(['task.id', 'task.version', 'task.title', 'task.owner', 'task.edited_at'])
    .select(['told.topic', 'told.slug'])
    .select((eb) => eb.ref('task.due_date').$notNull().as('day'))
    .where('task.owner', '=', scope.owner)
    .where('task.done', '=', false)
    .where('task.due_date', 'is not', null)
    .execute();
}
