import { type Expression, type Selectable, sql } from 'kysely';
import { type ChangeRef, endStatuses } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { Account, DomainCaller } from './authentication.ts';
import { seenComments, type Viewer, type Viewers } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** Somebody who reads changes. */
export type ChangeReader = Viewer & { account: Pick<Account, 'id' | 'preferred_language'> };

/** The language in which somebody reads changes that have several. */
export const readLanguage = ({ account }: ChangeReader): InterfaceLanguage => account.preferred_language;

/**
 * Own changes that were not removed, and those of the provider that are known. One that the provider has withdrawn is there
 * for those who see something that was said of it: otherwise it would tell that somebody has a private comment.
 */
export function isThere(db: Db, viewer: Viewer | Viewers) {
  const said = seenComments(db, viewer)
    .select('comment.id')
    .where('comment.change_origin', '=', 'main')
    .where('comment.change_id', '=', sql<string>`copy.main_id::text`);
  const isKnown = sql<boolean>`copy.main_id is not null or change.main_id is null`;
  const isSeen = sql<boolean>`copy.withdrawn is not true or change.id is not null or exists ${said}`;
  return sql<boolean>`change.removed_at is null and (${isKnown}) and (${isSeen})`;
}

/** What the provider tells, in the language in which somebody reads. */
const copies = (db: Db, language: InterfaceLanguage | Expression<InterfaceLanguage>) =>
  db
    .selectFrom('change_copy')
    .innerJoin('change_words', (join) =>
      join
        .onRef('change_words.main_id', '=', 'change_copy.main_id')
        .on('change_words.language', '=', language),
    )
    .selectAll('change_copy')
    .select(['change_words.written', 'change_words.topic', 'change_words.summary', 'change_words.folded']);

/**
 * The changes of both origins, each once: those of the provider with what the organisation has of them, and own ones.
 * `language` is that of topics and summaries that have several; others are read as they were written. Without it that
 * of the user.
 */
export const consolidated = (
  db: Db,
  {
    caller,
    language = readLanguage(caller),
  }: { caller: ChangeReader; language?: InterfaceLanguage | undefined },
) => consolidatedFor(db, caller, language);

/** The same, also for all those for whom a statement reads, each in their language. */
export function consolidatedFor(
  db: Db,
  viewer: Viewer | Viewers,
  language: InterfaceLanguage | Expression<InterfaceLanguage>,
) {
  return db
    .selectFrom(copies(db, language).as('copy'))
    .fullJoin('change_element as change', 'change.main_id', 'copy.main_id')
    .where(isThere(db, viewer))
    .select([
      sql<string | null>`copy.main_id`.as('main_id'),
      sql<string | null>`change.id`.as('domain_id'),
      sql<InterfaceLanguage>`coalesce(copy.written, change.language)`.as('language'),
      sql<string>`coalesce(copy.topic, change.topic)`.as('topic'),
      sql<string>`coalesce(copy.summary, change.summary)`.as('summary'),
      sql<string>`coalesce(copy.slug, change.slug)`.as('slug'),
      sql<string | null>`case when copy.main_id is null then change.deadline else copy.deadline end`.as(
        'deadline',
      ),
    ]);
}

type Consolidated = ReturnType<typeof consolidatedFor>;

/** What is looked for among the changes: their words in the language that is read, and what the organisation says. */
export const foldedWords = sql<string>`concat_ws(E'\n\n', copy.folded, change.folded)`;

/** Whether work goes on; without a word of the organisation the status of a change is unknown, of which it does. */
export const isOngoing = sql<boolean>`coalesce(change.status, '?') != all(${[...endStatuses]}::text[])`;

/** Of changes of both origins one. */
export const keyed = ({ id, origin }: ChangeRef) =>
  origin === 'main'
    ? sql<boolean>`copy.main_id = ${id}::uuid`
    : sql<boolean>`change.id = ${id}::uuid and change.main_id is null`;

/** The rest of what a reply says of changes, with the numbers that the caller may see. */
export function withDetails(db: Db, changes: Consolidated, caller: DomainCaller) {
  const comments = seenComments(db, caller)
    .select(['comment.change_id', 'comment.change_origin'])
    .select(sql<number>`count(*)::integer`.as('comments'))
    .where('comment.change_id', 'is not', null)
    .groupBy(['comment.change_id', 'comment.change_origin']);
  const tasks = db
    .selectFrom('change_task')
    .select('change_task.change_id')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`count(*) filter (where not done)::integer`.as('open'))
    .groupBy('change_task.change_id');
  const files = db
    .selectFrom('change_file')
    .select(['change_file.change_id', 'change_file.change_origin'])
    .select(sql<number>`count(*)::integer`.as('files'))
    .where('change_file.uploaded_at', 'is not', null)
    .groupBy(['change_file.change_id', 'change_file.change_origin']);
  return changes
    .leftJoin(files.as('added'), (join) =>
      join.on(
        sql<boolean>`added.change_id = coalesce(copy.main_id, change.id) and added.change_origin = case when copy.main_id is null then 'domain' else 'main' end`,
      ),
    )
    .leftJoin(comments.as('said'), (join) =>
      join.on(
        sql<boolean>`said.change_id = coalesce(copy.main_id, change.id)::text and said.change_origin = case when copy.main_id is null then 'domain' else 'main' end`,
      ),
    )
    .leftJoin(tasks.as('task'), 'task.change_id', 'change.id')
    .leftJoin('account as noter', 'noter.id', 'change.noted_by')
    .leftJoin('account as requester', 'requester.id', 'change.approval_by')
    .select(['copy.withdrawn', 'change.version', 'change.area', 'change.comment', 'change.key'])
    .select(['change.owner', 'change.status', 'change.user_notes', 'change.volume'])
    .select(['change.noted_by', 'change.noted_at', 'noter.full_name as noter_name'])
    .select(['change.approval_status', 'change.approval_by', 'change.approval_at', 'change.approval_reason'])
    .select(['requester.full_name as requester_name', 'said.comments', 'task.total', 'task.open'])
    .select([
      sql<Copied['source']>`coalesce(copy.source, change.source)`.as('source'),
      sql<Copied['type']>`coalesce(copy.type, change.type)`.as('type'),
      sql<string | null>`coalesce(copy.link, change.link)`.as('link'),
      sql<string[]>`coalesce(copy.provisions, change.provisions)`.as('provisions'),
      sql<number>`coalesce(copy.files, 0) + coalesce(added.files, 0)`.as('files'),
      sql<string>`coalesce(copy.date, change.date)`.as('date'),
      sql<Date>`greatest(copy.changed_at, change.edited_at)`.as('edited_at'),
    ]);
}

type Copied = Selectable<OrganisationTables['change_copy']>;
export type DetailedRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];
