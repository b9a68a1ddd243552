import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CommentFact } from '#core/contract/domain/comment-lists.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { applyChange, type CommentState, changedFields, replay, type StateChange } from './comment-state.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;
type FactRow = Selectable<OrganisationTables['comment_fact']>;
type NewFact = {
  at: Date;
  actor: string;
  kind: CommentFact['kind'];
  private: boolean;
  change: StateChange;
};

/** Writes what became known of a comment, in the transaction of the change. */
export async function recordFact(
  trx: Db,
  icid: string,
  { at, actor, kind, private: isPrivate, change }: NewFact,
): Promise<void> {
  const text = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await trx
    .insertInto('comment_fact')
    .values({
      comment_id: icid,
      at,
      actor,
      kind,
      private: isPrivate,
      before: text(change.before),
      after: text(change.after),
      words_before: text(change.wordsBefore),
      words_after: text(change.wordsAfter),
    })
    .execute();
}

/** The facts of a comment, the oldest first; those known at a moment if one is given. */
async function factsOf(db: Db, icid: string, until?: Date): Promise<FactRow[]> {
  return db
    .selectFrom('comment_fact')
    .selectAll()
    .where('comment_id', '=', icid)
    .$if(until !== undefined, (query) => query.where('at', '<=', until ?? new Date(0)))
    .orderBy('id')
    .execute();
}

const changeOf = ({ after, words_after }: FactRow) => ({
  after: (after ?? {}) as StateChange['after'],
  wordsAfter: words_after as StateChange['wordsAfter'],
});

/** How a comment stood at a moment, by what was known then; undefined before its first fact. */
export async function commentStateAt(db: Db, icid: string, at: Date): Promise<CommentState | undefined> {
  return replay((await factsOf(db, icid, at)).map(changeOf));
}

/** How all comments stood at a moment, by their ids. */
export async function commentStatesAt(db: Db, at: Date): Promise<Map<string, CommentState>> {
  const facts = await db.selectFrom('comment_fact').selectAll().where('at', '<=', at).orderBy('id').execute();
  const states = new Map<string, CommentState>();
  for (const fact of facts)
    states.set(fact.comment_id, applyChange(states.get(fact.comment_id), changeOf(fact)));
  return states;
}

/**
 * The history of a comment as somebody may see it. Others than the author see nothing of the time in which it was
 * private: each fact is compared with what they could see before, so that one that was published begins then.
 */
export async function historyOf(
  db: Db,
  { icid, isAuthor, withoutWords }: { icid: string; isAuthor: boolean; withoutWords: boolean },
): Promise<(Omit<CommentFact, 'by'> & { actor: string | null })[]> {
  let state: CommentState | undefined;
  let seen: CommentState | undefined;
  const history: (Omit<CommentFact, 'by'> & { actor: string | null })[] = [];
  for (const fact of await factsOf(db, icid)) {
    state = applyChange(state, changeOf(fact));
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

/** Erases the words in all facts of comments; that there were facts, when and whose, stays. */
export async function eraseWords(trx: Db, icids: readonly string[], now: Date): Promise<void> {
  if (icids.length === 0) return;
  await trx
    .updateTable('comment_fact')
    .set({ words_before: null, words_after: null, erased_at: now })
    .where('comment_id', 'in', icids)
    .where('erased_at', 'is', null)
    .execute();
}
