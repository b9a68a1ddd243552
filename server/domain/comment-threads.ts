import { sql } from 'kysely';
import type { ChangeRef } from '#core/contract/change-values.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { DomainCaller } from './authentication.ts';
import { asLanguageMark, asMark, isParked, isReadAt, placeColumns } from './carry-places.ts';
import { missingComment } from './comment-checks.ts';
import { writtenBy } from './comment-conditions.ts';
import { asComments } from './comment-replies.ts';
import type { CommentRow } from './comment-rights.ts';
import { seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';
import { type PathFilter, placesOnDay } from './places-on-day.ts';

type Db = Organisation['db'];
type AtPlace = {
  regTextId: string;
  of: PathFilter;
  /** The version that is read; the law of today without it. */
  versionDate: string | undefined;
  /** The language in which it is read. */
  language: LanguageCode | undefined;
  today: string;
};

/** The comments that stand at a place in the version that is read, or are parked beside it, with what is left of removed ones. */
export async function threadsAt(
  db: Db,
  caller: DomainCaller,
  { regTextId, of, versionDate, language, today }: AtPlace,
): Promise<Comment[]> {
  const places = placesOnDay(db, 'comment_id', { regTextId, day: versionDate ?? today, language, of });
  const rows = await seenInThreads(db, caller)
    .leftJoin(places.as('place'), (join) =>
      join.on(sql<boolean>`place.comment_id = coalesce(comment.parent, comment.id)`),
    )
    .selectAll('comment')
    .select(placeColumns)
    .where('comment.reg_text_id', '=', regTextId)
    .where(isReadAt('comment', of))
    .$if(versionDate !== undefined, (query) => query.where((eb) => writtenBy(eb as never, versionDate ?? '')))
    // The latest comes first, and what stands nowhere any more behind all that does.
    .orderBy(isParked, 'desc')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  const placed = rows.map((row) => ({
    ...row,
    path: row.place_path ?? row.path,
    carried: asMark(row),
    writtenOn: asLanguageMark(row, regTextId, language),
  }));
  return asComments(db, caller, inThreads(placed));
}

/** The same of a change. */
export async function threadsOfChange(
  db: Db,
  caller: DomainCaller,
  { id, origin }: ChangeRef,
): Promise<Comment[]> {
  const rows = await seenInThreads(db, caller)
    .selectAll('comment')
    .where('comment.change_id', '=', id)
    .where('comment.change_origin', '=', origin)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  return asComments(db, caller, inThreads(rows));
}

/** The thread of a comment, wherever it stands; 404 if the caller may not see the comment. */
export async function threadOf(db: Db, caller: DomainCaller, icid: string): Promise<Comment[]> {
  const one = await seenInThreads(db, caller)
    .select(['comment.id', 'comment.parent'])
    .where('comment.id', '=', icid)
    .executeTakeFirst();
  if (one === undefined) throw missingComment();
  const root = one.parent ?? one.id;
  const rows = await seenInThreads(db, caller)
    .selectAll('comment')
    .where((eb) => eb.or([eb('comment.id', '=', root), eb('comment.parent', '=', root)]))
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  return asComments(db, caller, inThreads(rows));
}

/** The newest thread first, its replies as they came. */
function inThreads<Row extends Pick<CommentRow, 'id' | 'parent'>>(rows: readonly Row[]): Row[] {
  const roots = rows.filter(({ parent }) => parent === null).toReversed();
  const replies = Map.groupBy(rows, ({ parent }) => parent);
  return roots.flatMap((root) => [root, ...(replies.get(root.id) ?? [])]);
}
