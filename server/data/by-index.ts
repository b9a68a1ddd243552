import { type Kysely, sql, type Transaction } from 'kysely';

/**
 * Has texts found by their index: the planner does not know what it costs to read long texts, and would read all of few.
 */
export const byIndex = <Tables, Result>(
  db: Kysely<Tables>,
  read: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return read(trx);
  });
