import { sql } from 'kysely';
import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import type { CommentPerson } from '#core/contract/domain/comment-person.ts';
import type { Comment, CommentReference, CommentScope, CommentTag } from '#core/contract/domain/comments.ts';
import type { LanguageMark } from '#core/contract/domain/language-mark.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { wordOfType } from '../lib/comment-types.ts';
import type { DomainCaller } from './authentication.ts';
import { type ChangeLabel, labelKey, labelsOf } from './change-labels.ts';
import { lastStoodIn } from './comment-places.ts';
import { type CommentRow, rightsTo } from './comment-rights.ts';
import { seenComments, seenReplies } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
type Words = { comment_id: string; language: InterfaceLanguage; text: string };
type Tag = { comment_id: string; account_id: string; tagged_at: Date; ended_at: Date | null };
type Link = { comment_id: string; reg_text_id: string; path: string };
/** What belongs to comments, by their ids. */
type Parts = {
  words: Map<string, Words[]>;
  tags: Map<string, Tag[]>;
  links: Map<string, Link[]>;
  replies: Map<string, number>;
  lastIn: Map<string, string | undefined>;
  names: Map<string, string>;
  changes: Map<string, ChangeLabel>;
};

/** With the marks that it has in the version and language that is read. */
type PlacedRow = CommentRow & { carried?: CarriedMark | undefined; writtenOn?: LanguageMark | undefined };

/** Comments that somebody may see as the contract has them, in the given order: six statements however many, and two for those on changes. */
export async function asComments(
  db: Db,
  caller: DomainCaller,
  rows: readonly PlacedRow[],
): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const parts = await partsOf(db, caller, rows);
  return rows.map((row) => asComment(row, caller, parts));
}

async function partsOf(db: Db, caller: DomainCaller, rows: readonly CommentRow[]): Promise<Parts> {
  const ids = rows.map(({ id }) => id);
  const words = await db.selectFrom('comment_text').selectAll().where('comment_id', 'in', ids).execute();
  const tags = await db
    .selectFrom('comment_tag')
    .select(['comment_id', 'account_id', 'tagged_at', 'ended_at'])
    .where('comment_id', 'in', ids)
    .orderBy('tagged_at')
    .orderBy('account_id')
    .execute();
  const links = await db
    .selectFrom('comment_link')
    .select(['comment_id', 'reg_text_id', 'path'])
    .where('comment_id', 'in', ids)
    .orderBy('position')
    .execute();
  const replies = await db
    .selectFrom('comment')
    .select('comment.id')
    .select((eb) => seenReplies(eb, caller).select(sql<number>`count(*)::integer`.as('count')).as('replies'))
    .select((eb) => lastStoodIn(eb).as('last_stood_in'))
    .where('comment.id', 'in', ids)
    .execute();
  const authors = rows.flatMap(({ author }) => (author === null ? [] : [author]));
  return {
    words: byComment(words),
    tags: byComment(tags),
    links: byComment(links),
    replies: new Map(replies.map((row) => [row.id, row.replies ?? 0])),
    lastIn: new Map(replies.map((row) => [row.id, row.last_stood_in ?? undefined])),
    names: await namesOf(db, authors),
    changes: await labelsOf(db, caller, rows),
  };
}

const byComment = <T extends { comment_id: string }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ comment_id }) => comment_id);

/** The names of those who are still users. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.full_name]));
}

/** A person, or nobody in particular for a former user. */
export function asPerson(id: string | null, names: ReadonlyMap<string, string>): CommentPerson {
  const fullName = id === null ? undefined : names.get(id);
  return id === null || fullName === undefined ? {} : { id, fullName };
}

function asComment(row: PlacedRow, caller: DomainCaller, parts: Parts): Comment {
  const words = new Map((parts.words.get(row.id) ?? []).map(({ language, text }) => [language, text]));
  const tags = parts.tags.get(row.id) ?? [];
  const reference = referenceOf(row);
  const change = parts.changes.get(labelKey(row));
  return {
    icid: row.id,
    version: row.version,
    domainComment: true,
    source: 'domain',
    scope: scopeOf(row),
    private: row.private,
    commentType: row.comment_type,
    type: wordOfType(row.comment_type),
    status: row.status,
    resolved: row.resolved,
    reference,
    ...(reference.kind === 'regArt' && { regArt: reference.completeParagraphID }),
    changeLabel: change?.label,
    changeSlug: change?.slug,
    text: words.get(row.language) ?? '',
    language: row.language,
    translations: Object.fromEntries([...words].filter(([language]) => language !== row.language)),
    author: asPerson(row.author, parts.names),
    taggedUserIds: tags.map(({ account_id }) => account_id),
    tags: tags.map(asTag),
    links: (parts.links.get(row.id) ?? []).map(({ reg_text_id, path }) => joinParagraphId(reg_text_id, path)),
    parent: row.parent ?? undefined,
    replies: parts.replies.get(row.id) ?? 0,
    removed: row.removed_at !== null,
    createdAt: row.created_at.toISOString(),
    editDate: row.edited_at.toISOString(),
    carried: row.carried,
    lastIn: parts.lastIn.get(row.id),
    writtenOn: row.writtenOn,
    rights: rightsTo(row, caller),
  };
}

const scopeOf = ({ private: isPrivate }: CommentRow): CommentScope => (isPrivate ? 'private' : 'internal');

const asTag = ({ account_id: userId, tagged_at, ended_at }: Tag): CommentTag => ({
  userId,
  open: ended_at === null,
  taggedAt: tagged_at.toISOString(),
  resolvedAt: ended_at?.toISOString(),
});

function referenceOf({
  reg_text_id: regTextId,
  path,
  version_date: versionDate,
  change_id: id,
  change_origin: origin,
}: CommentRow): CommentReference {
  if (regTextId === null || path === null)
    return { kind: 'change', id: id ?? '', origin: origin ?? 'domain' };
  const completeParagraphID = joinParagraphId(regTextId, path);
  return { kind: 'regArt', completeParagraphID, ...(versionDate === null ? {} : { versionDate }) };
}

/** One comment that the caller may see. */
export async function findComment(db: Db, caller: DomainCaller, icid: string): Promise<Comment | undefined> {
  const row = await seenComments(db, caller)
    .selectAll('comment')
    .where('comment.id', '=', icid)
    .executeTakeFirst();
  const [found] = await asComments(db, caller, row === undefined ? [] : [row]);
  return found;
}
