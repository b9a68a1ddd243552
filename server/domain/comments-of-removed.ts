import type { Account } from './authentication.ts';
import { commentFacts } from './comment-facts.ts';
import { bringTo, type CommentTransaction, type Known, loadComment } from './comment-store.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Leaves the comments of somebody who is removed: their open tags end, what they wrote for all stays without an owner.
 * What they wrote for themselves goes, also from the facts, since nobody may ever read it.
 */
export async function leaveComments(
  trx: CommentTransaction,
  { slug, target, actor, now }: { slug: string; target: Account; actor: string; now: Date },
): Promise<void> {
  await oneAtATime(trx, 'comments', slug);
  const known: Known = { kind: 'userRemoved', actor, now, after: [] };
  const concerned = await trx
    .selectFrom('comment')
    .leftJoin('comment_tag', (join) =>
      join.onRef('comment_tag.comment_id', '=', 'comment.id').on('comment_tag.account_id', '=', target.id),
    )
    .select(['comment.id', 'comment.private'])
    .where((eb) =>
      eb.or([eb('comment.author', '=', target.id), eb('comment_tag.account_id', 'is not', null)]),
    )
    .orderBy('comment.id')
    .execute();
  for (const { id } of concerned) {
    const loaded = await loadComment(trx, id);
    if (loaded === undefined) continue;
    const { state } = loaded;
    const { [target.id]: _, ...tags } = state.tags;
    const isOwn = state.author === target.id;
    const next = { ...state, tags, author: isOwn ? null : state.author };
    const gone = isOwn && state.private ? { removed: true, words: {}, links: [] } : {};
    await bringTo(trx, loaded, { ...next, ...gone }, known);
  }
  // Private ones among them are the person's own: whoever is tagged sees the comment.
  await commentFacts.eraseWords(
    trx,
    concerned.filter((one) => one.private).map(({ id }) => id),
    now,
  );
}
