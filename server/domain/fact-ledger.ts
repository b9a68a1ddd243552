import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { FactTable } from '../data/tables/facts.ts';
import { applyChange, changeBetween, replay, type StateChange, type StateWithWords } from './fact-state.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;
/**
 * A table of facts, and its column that names what they are about. `maps`: the fields of which a fact says the entries
 * alone that differ. `moreWords`: columns with words that people have written, besides those of the state.
 */
type Place =
  | { table: 'comment_fact'; of: 'comment_id' }
  | { table: 'assurance_fact'; of: 'answer_id' }
  | { table: 'change_fact'; of: 'change_id'; maps: readonly string[]; moreWords: readonly ['reason'] };
/** A fact as it is stored, whatever it is about. */
export type Fact = Selectable<FactTable> & { subject: string };
type NewFact<S extends StateWithWords, Kind extends string> = {
  at: Date;
  actor: string;
  kind: Kind;
  change: StateChange<S>;
};

/**
 * What became known, kept for ever in a table of facts: it can be written, replayed to any moment, and read; words in
 * it can be erased, once. More the database lets nobody do.
 */
export function factLedger<S extends StateWithWords, Kind extends string, Extra extends object = object>({
  table,
  of,
  ...place
}: Place) {
  const { maps, moreWords } = { maps: [], moreWords: [], ...place };
  const facts = (db: Db) =>
    (db as Kysely<Record<string, Selectable<FactTable> & Record<string, string>>>)
      .selectFrom(table)
      .selectAll()
      .select(`${of} as subject`)
      .orderBy('id');
  /** The facts about one thing, the oldest first; those known at a moment if one is given. */
  const about = async (db: Db, id: string, until?: Date) =>
    (await facts(db)
      .where(of, '=', id)
      .$if(until !== undefined, (query) => query.where('at', '<=', until ?? new Date(0)))
      .execute()) as unknown as (Fact & Extra)[];
  const applied = (state: S | undefined, fact: Fact) => applyChange(state, changeOf<S>(fact), maps);
  return {
    about,
    /** What a fact says of two states. */
    between: (before: S | undefined, after: S) => changeBetween(before, after, maps),
    /** The state after a fact. */
    applied,
    /** Writes what became known, in the transaction of the change. */
    async record(trx: Db, id: string, { change, ...columns }: NewFact<S, Kind> & Extra): Promise<void> {
      await (trx as Kysely<Record<string, Record<string, unknown>>>)
        .insertInto(table)
        .values({
          [of]: id,
          ...columns,
          ...columnsOf(change),
        })
        .execute();
    },
    /** How it stood at a moment, by what was known then; undefined before its first fact. */
    stateAt: async (db: Db, id: string, at: Date): Promise<S | undefined> =>
      replay(
        (await about(db, id, at)).map((fact) => changeOf<S>(fact)),
        maps,
      ),
    /** How all stood at a moment, by their ids. */
    async statesAt(db: Db, at: Date): Promise<Map<string, S>> {
      const states = new Map<string, S>();
      for (const fact of (await facts(db).where('at', '<=', at).execute()) as unknown as Fact[])
        states.set(fact.subject, applied(states.get(fact.subject), fact));
      return states;
    },
    /** Erases the words in all facts about these; that there were facts, when and whose, stays. */
    async eraseWords(trx: Db, ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await (trx as Kysely<Record<string, Record<string, unknown>>>)
        .updateTable(table)
        .set({
          words_before: null,
          words_after: null,
          erased_at: now,
          ...Object.fromEntries(moreWords.map((column) => [column, null])),
        })
        .where(of, 'in', ids)
        .where('erased_at', 'is', null)
        .execute();
    },
  };
}

const columnsOf = ({ before, after, wordsBefore, wordsAfter }: StateChange<StateWithWords>) => ({
  before: asJson(before),
  after: asJson(after),
  words_before: asJson(wordsBefore),
  words_after: asJson(wordsAfter),
});

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** What a stored fact says. */
export const changeOf = <S extends StateWithWords>({ after, words_after }: Fact) => ({
  after: (after ?? {}) as StateChange<S>['after'],
  wordsAfter: words_after,
});
