import type { Comment } from '#core/contract/domain/comments.ts';
import type { CommentEdit } from '#core/contract/domain/comments-endpoints.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { requireReadersOfChanges } from './change-visibility.ts';
import {
  type CommentContext,
  changingComments,
  commentsNow,
  findSeen,
  first,
  knownBy,
  notYours,
} from './comment-access.ts';
import { checkTagsOf, privacyOf, requireParagraphs, requireUsers, wordsOf } from './comment-checks.ts';
import { type CommentRow, rightsTo } from './comment-rights.ts';
import type { CommentState } from './comment-state.ts';
import { bringTo, type CommentTransaction } from './comment-store.ts';
import { seenComments } from './comment-visibility.ts';
import { changeBetween } from './fact-state.ts';
import type { Organisation } from './organisation.ts';

/** Changes a comment: its author all of it, editors the status of internal ones. */
export async function updateComment(
  organisation: Organisation,
  { icid, body, caller }: { icid: string; body: CommentEdit; caller: DomainCaller },
  context: CommentContext,
): Promise<Comment> {
  const words = wordsOf(body);
  const isPrivate = privacyOf(body, caller);
  const links = [...new Set(body.links)];
  await requireNewLinks(organisation, { icid, links, caller }, context);
  return changingComments(organisation, async (trx) => {
    const { row, state } = await findSeen(trx, caller, icid);
    const rights = rightsTo(row, caller);
    if (!rights.setStatus) throw notYours();
    if (row.version !== body.version)
      throw new HttpProblem(409, 'COMMENT_CHANGED', 'the comment was changed by somebody else meanwhile');
    const ids = [...new Set(body.taggedUserIds)];
    const next: CommentState = {
      ...state,
      private: body.private === undefined ? state.private : isPrivate,
      commentType: body.commentType,
      status: body.status,
      resolved: body.resolved,
      language: body.language,
      tags: Object.fromEntries(ids.map((id) => [id, state.tags[id] ?? 'open'])),
      links,
      words,
    };
    if (!rights.edit && !isSameButStatus(state, next)) throw notYours();
    checkTagsOf(next);
    const newIds = ids.filter((id) => state.tags[id] === undefined);
    await requireUsers(trx, { ids: newIds, caller, field: 'taggedUserIds' });
    if (row.change_id !== null) await requireReadersOfChanges(trx, { ids: newIds, field: 'taggedUserIds' });
    if (next.private && !state.private) await refuseWithReplies(trx, icid);
    if (!next.private && state.private) await refuseBelowPrivate(trx, row);
    await bringTo(trx, { row, state }, next, knownBy(caller, context, 'edited'));
    return first(await commentsNow(trx, caller, [icid]));
  });
}

/** Links that are new are checked before the transaction, since the main server is asked. */
async function requireNewLinks(
  organisation: Organisation,
  { icid, links, caller }: { icid: string; links: readonly string[]; caller: DomainCaller },
  { askParagraph }: CommentContext,
): Promise<void> {
  if (links.length === 0) return;
  const stored = await seenComments(organisation.db, caller)
    .innerJoin('comment_link', 'comment_link.comment_id', 'comment.id')
    .select(['comment_link.reg_text_id', 'comment_link.path'])
    .where('comment.id', '=', icid)
    .execute();
  const known = new Set(stored.map(({ reg_text_id, path }) => `${reg_text_id}~${path}`));
  const paragraphs = links.filter((link) => !known.has(link));
  await requireParagraphs(organisation, { paragraphs, field: 'links' }, askParagraph);
}

const isSameButStatus = (state: CommentState, next: CommentState) =>
  changeBetween({ ...state, status: next.status, resolved: next.resolved }, next) === undefined;

/** Others have answered to what would be gone for them. */
async function refuseWithReplies(trx: CommentTransaction, icid: string): Promise<void> {
  const reply = await trx
    .selectFrom('comment')
    .select('id')
    .where('parent', '=', icid)
    .where('private', '=', false)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (reply !== undefined)
    throw new HttpProblem(400, 'PRIVATE_WITH_REPLIES', 'a comment with replies cannot be made private');
}

async function refuseBelowPrivate(trx: CommentTransaction, { parent }: CommentRow): Promise<void> {
  if (parent === null) return;
  const root = await trx.selectFrom('comment').select('private').where('id', '=', parent).executeTakeFirst();
  if (root?.private)
    throw new HttpProblem(400, 'REPLY_TO_PRIVATE', 'a reply to a private comment is private');
}
