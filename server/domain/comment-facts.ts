import type { Kysely } from 'kysely';
import type { CommentFact } from '#core/contract/domain/comment-lists.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { type CommentState, changedFields } from './comment-state.ts';
import { changeOf, factLedger } from './fact-ledger.ts';
import { applyChange } from './fact-state.ts';

/** What became known of comments; of each fact whether only the author could see the comment after it. */
export const commentFacts = factLedger<CommentState, CommentFact['kind'], { private: boolean }>({
  table: 'comment_fact',
  of: 'comment_id',
});

/**
 * The history of a comment as somebody may see it. Others than the author see nothing of the time in which it was
 * private: each fact is compared with what they could see before, so that one that was published begins then.
 */
export async function historyOf(
  db: Kysely<OrganisationTables>,
  { icid, isAuthor, withoutWords }: { icid: string; isAuthor: boolean; withoutWords: boolean },
): Promise<(Omit<CommentFact, 'by'> & { actor: string | null })[]> {
  let state: CommentState | undefined;
  let seen: CommentState | undefined;
  const history: (Omit<CommentFact, 'by'> & { actor: string | null })[] = [];
  for (const fact of await commentFacts.about(db, icid)) {
    state = applyChange(state, changeOf<CommentState>(fact));
    if (fact.private && !isAuthor) continue;
    const changes = changedFields(seen, state).filter(({ field }) => field !== 'text' || !withoutWords);
    history.push({
      id: Number(fact.id),
      at: fact.at.toISOString(),
      actor: fact.actor,
      kind: seen === undefined ? 'created' : (fact.kind as CommentFact['kind']),
      changes,
      erased: fact.erased_at !== null,
    });
    seen = state;
  }
  return history;
}
