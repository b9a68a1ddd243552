import type { Comment } from '#core/contract/domain/comments.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { missingComment } from './comment-checks.ts';
import { asComments } from './comment-replies.ts';
import {
  type AfterCommentChange,
  type CommentTransaction,
  type Known,
  type LoadedComment,
  loadComment,
} from './comment-store.ts';
import { seenComments, seenInThreads } from './comment-visibility.ts';
import type { LawLink } from './law-link.ts';
import type { AskParagraph } from './main-link.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

export type CommentContext = {
  now: () => Date;
  askParagraph: AskParagraph;
  law: Pick<LawLink, 'words'>;
  /** What follows from every change of a comment, in its transaction. */
  afterCommentChange?: readonly AfterCommentChange[];
};

/** Of one kind of change: who does it, when, and what follows. */
export const knownBy = (
  caller: DomainCaller,
  { now, afterCommentChange = [] }: Pick<CommentContext, 'now' | 'afterCommentChange'>,
  kind: Known['kind'],
): Known => ({ kind, actor: caller.account.id, now: now(), after: afterCommentChange });

/** Changes comments of an organisation, one change at a time. */
export const changingComments = <T>(
  organisation: Pick<Organisation, 'db' | 'slug'>,
  work: (trx: CommentTransaction) => Promise<T>,
): Promise<T> => changing('comments', organisation, work);

/** A comment that the caller may see with its state; 404 for all others. */
export async function findSeen(
  trx: CommentTransaction,
  caller: DomainCaller,
  icid: string,
): Promise<LoadedComment> {
  const loaded = await loadComment(trx, icid);
  const seen = await seenComments(trx, caller)
    .select('comment.id')
    .where('comment.id', '=', icid)
    .executeTakeFirst();
  if (loaded === undefined || seen === undefined) throw missingComment();
  return loaded;
}

export const notYours = () =>
  new HttpProblem(403, 'COMMENT_NOT_YOURS', 'only its author changes more than status and resolved');

/** Comments as they are now, in the order of their ids. */
export async function commentsNow(
  trx: CommentTransaction,
  caller: DomainCaller,
  icids: readonly string[],
): Promise<Comment[]> {
  if (icids.length === 0) return [];
  const rows = await seenInThreads(trx, caller)
    .selectAll('comment')
    .where('comment.id', 'in', icids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = icids.flatMap((icid) => byId.get(icid) ?? []);
  return asComments(trx, caller, ordered);
}

export function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw missingComment();
  return one;
}
