import { sql, type Transaction } from 'kysely';
import type { MainDb } from '../../main/open-main.ts';
import type { MainTables } from '../../main/tables.ts';
import { ReplicaLost } from '../../read-pool.ts';

/** Of each statement of an answer, in milliseconds. */
export const timeLimit = 2000;

export type ReadTrx = Transaction<MainTables>;

/**
 * Everything that one answer reads, from one state of the database and within a time limit: what an
 * import commits meanwhile is in the next answer. The embedded database runs in this very thread and
 * cannot be interrupted; there the limit ends nothing, and what bounds the answer is what it asks.
 */
export async function readOnly<T>(
  db: MainDb,
  milliseconds: number,
  read: (trx: ReadTrx) => Promise<T>,
): Promise<T> {
  const once = () =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
        return read(trx);
      });
  try {
    return await once();
  } catch (error) {
    if (error instanceof ReplicaLost) return once();
    throw error;
  }
}
