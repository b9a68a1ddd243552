import type { Comment } from '#core/contract/domain/comments.ts';
import type { NewComment } from '#core/contract/domain/comments-endpoints.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { holdChange } from './change-access.ts';
import { requireChanges, requireReadersOfChanges } from './change-visibility.ts';
import { type CommentContext, changingComments, first, knownBy } from './comment-access.ts';
import {
  checkParagraph,
  checkTagsOf,
  privacyOf,
  requireParagraphs,
  requireUsers,
  wordsOf,
} from './comment-checks.ts';
import { type CommentPlace, changePlace, insertComment, paragraphPlace } from './comment-insert.ts';
import { asComments } from './comment-replies.ts';
import { type CommentRow, rightsTo } from './comment-rights.ts';
import type { CommentState } from './comment-state.ts';
import type { CommentTransaction } from './comment-store.ts';
import { seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';
import { type NewWrittenPlace, storeWrittenPlace } from './written-places.ts';

/** Stores a new comment on a paragraph, or a reply. */
export async function createComment(
  organisation: Organisation,
  { body, caller }: { body: NewComment; caller: DomainCaller },
  context: CommentContext,
): Promise<Comment> {
  const words = wordsOf(body);
  const isPrivate = privacyOf(body, caller);
  const named = [body.regArt, body.change, body.parent].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw new HttpProblem(
      400,
      'INVALID_REQUEST',
      'regArt: name a paragraph, a change or the parent of a reply',
    );
  const links = [...new Set(body.links)];
  if (body.change !== undefined) requireChanges(caller);
  const written = await readPlace(organisation, body, context);
  await requireParagraphs(organisation, { paragraphs: links, field: 'links' }, context.askParagraph);
  return changingComments(organisation, async (trx) => {
    const ids = [...new Set(body.taggedUserIds)];
    const place = await placeOf(trx, { body, caller, isPrivate, slug: organisation.slug });
    await requireUsers(trx, { ids, caller, field: 'taggedUserIds' });
    if (place.change_id !== null) await requireReadersOfChanges(trx, { ids, field: 'taggedUserIds' });
    const state: CommentState = {
      author: caller.account.id,
      private: isPrivate,
      commentType: body.commentType,
      status: body.status,
      resolved: body.resolved,
      removed: false,
      language: body.language,
      tags: Object.fromEntries(ids.map((id) => [id, 'open'])),
      links,
      words,
    };
    checkTagsOf(state);
    const row = await insertComment(trx, { place, state }, knownBy(caller, context, 'created'));
    if (written !== undefined) await storeWrittenPlace(trx, { commentId: row.id }, written);
    return first(await asComments(trx, caller, [row]));
  });
}

/** The paragraph on which a comment begins a thread, which must exist, with the words that are read there. */
async function readPlace(
  organisation: Organisation,
  { regArt, versionDate, language, readLanguage = language }: NewComment,
  { askParagraph, law }: CommentContext,
): Promise<NewWrittenPlace | undefined> {
  if (regArt === undefined) return undefined;
  checkParagraph(regArt, 'regArt');
  const [read] = await Promise.all([
    law.words(organisation, { regArt, language: readLanguage, versionDate }),
    requireParagraphs(organisation, { paragraphs: [regArt], field: 'regArt' }, askParagraph),
  ]);
  return { regArt, language: readLanguage, versionDate: versionDate ?? null, read };
}

type NewPlace = { body: NewComment; caller: DomainCaller; isPrivate: boolean; slug: string };

/** What a new comment is about: what it names, or what the thread is about to which it replies. */
async function placeOf(
  trx: CommentTransaction,
  { body, caller, isPrivate, slug }: NewPlace,
): Promise<CommentPlace> {
  if (body.change !== undefined) {
    await holdChange(trx, body.change, { slug, caller });
    return changePlace(body.change);
  }
  if (body.regArt !== undefined) return paragraphPlace(body.regArt, body.versionDate ?? null);
  const named = await findThread(trx, caller, body.parent ?? '');
  if (!rightsTo(named, caller).reply)
    throw new HttpProblem(403, 'COMMENT_NOT_YOURS', 'this comment takes no reply of yours');
  if (named.private && !isPrivate)
    throw new HttpProblem(400, 'REPLY_TO_PRIVATE', 'a reply to a private comment is private');
  if (named.change_id !== null && named.change_origin !== null)
    await holdChange(trx, { id: named.change_id, origin: named.change_origin }, { slug, caller });
  const { reg_text_id, path, path_key, change_id, change_origin } = named;
  const version_date = body.versionDate ?? named.version_date;
  return { reg_text_id, path, path_key, change_id, change_origin, version_date, parent: named.id };
}

/** The first comment of the thread of a comment. */
async function findThread(trx: CommentTransaction, caller: DomainCaller, icid: string): Promise<CommentRow> {
  const find = (id: string) =>
    seenInThreads(trx, caller).selectAll('comment').where('comment.id', '=', id).executeTakeFirst();
  const named = await find(icid);
  const root = named?.parent ? await find(named.parent) : named;
  if (root === undefined) throw missingParent();
  return root;
}

const missingParent = () =>
  new HttpProblem(404, 'COMMENT_NOT_FOUND', 'parent: there is no such comment, or it is not yours to see');
