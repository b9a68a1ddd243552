import type { Comment } from '#core/contract/domain/comments.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import {
  type CommentContext,
  changingComments,
  commentsNow,
  findSeen,
  first,
  knownBy,
  notYours,
} from './comment-access.ts';
import { requireCollaboration } from './comment-checks.ts';
import { rightsTo } from './comment-rights.ts';
import type { CommentState } from './comment-state.ts';
import { bringTo } from './comment-store.ts';
import type { Organisation } from './organisation.ts';

/** Removes a comment. Where replies are left that the caller sees, its place in the thread is left too. */
export function removeComment(
  organisation: Organisation,
  { icid, caller }: { icid: string; caller: DomainCaller },
  context: CommentContext,
): Promise<{ icid: string; left?: Comment }> {
  return changingComments(organisation, async (trx) => {
    const loaded = await findSeen(trx, caller, icid);
    if (!rightsTo(loaded.row, caller).remove) throw notYours();
    const next: CommentState = { ...loaded.state, removed: true, words: {}, tags: {}, links: [] };
    await bringTo(trx, loaded, next, knownBy(caller, context, 'removed'));
    const [left] = await commentsNow(trx, caller, [icid]);
    return { icid, ...(left && { left }) };
  });
}

/** Ends the tag of the caller or opens it again; nobody does that for others. */
export function resolveTagging(
  organisation: Organisation,
  { icid, resolve, caller }: { icid: string; resolve: boolean; caller: DomainCaller },
  context: CommentContext,
): Promise<Comment> {
  requireCollaboration(caller);
  const { id } = caller.account;
  return changingComments(organisation, async (trx) => {
    const loaded = await findSeen(trx, caller, icid);
    if (loaded.state.tags[id] === undefined)
      throw new HttpProblem(404, 'TAG_NOT_FOUND', 'you are not tagged in this comment');
    const tags = { ...loaded.state.tags, [id]: resolve ? 'ended' : 'open' } as const;
    const known = knownBy(caller, context, resolve ? 'tagEnded' : 'tagReopened');
    await bringTo(trx, loaded, { ...loaded.state, tags }, known);
    return first(await commentsNow(trx, caller, [icid]));
  });
}

type BulkBody = Parameters<DomainHandlers['changeComments']>[0]['body'];

/** Sets status or resolved of many comments. What is refused for one of them does not hold up the others. */
export function changeMany(
  organisation: Organisation,
  { body, caller }: { body: BulkBody; caller: DomainCaller },
  context: CommentContext,
): Promise<{ changed: Comment[]; refused: { icid: string; code: string }[] }> {
  const { status, resolved } = body;
  return changingComments(organisation, async (trx) => {
    const changed: string[] = [];
    const refused: { icid: string; code: string }[] = [];
    for (const icid of new Set(body.icids)) {
      try {
        const loaded = await findSeen(trx, caller, icid);
        if (!rightsTo(loaded.row, caller).setStatus) throw notYours();
        const { state } = loaded;
        const next = { ...state, status: status ?? state.status, resolved: resolved ?? state.resolved };
        await bringTo(trx, loaded, next, knownBy(caller, context, 'edited'));
        changed.push(icid);
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        refused.push({ icid, code: error.code });
      }
    }
    return { changed: await commentsNow(trx, caller, changed), refused };
  });
}
