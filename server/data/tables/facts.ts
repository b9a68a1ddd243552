import type { ColumnType } from 'kysely';

/** Json that is written once. */
type Stated = ColumnType<Record<string, unknown> | null, string | null, never>;
type ErasableWords = ColumnType<Record<string, string | null> | null, string | null, null>;

/** What became known and when; the database lets nobody change or delete it (server/domain/fact-ledger.ts). */
export type FactTable = {
  id: ColumnType<string, undefined, never>;
  at: ColumnType<Date, Date, never>;
  /** Who did it. The account may have been removed since. */
  actor: ColumnType<string | null, string | null, never>;
  kind: ColumnType<string, string, never>;
  /** The fields that changed, without words. */
  before: Stated;
  after: Stated;
  /** The words that changed, by their name; null after they were erased. */
  words_before: ErasableWords;
  words_after: ErasableWords;
  erased_at: ColumnType<Date | null, undefined, Date>;
};
