import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { isOfTimeLimit } from '../../data/database-away.ts';
import type { MainDb } from '../../data/open-main.ts';
import { ReplicaLost } from '../../data/read-pool.ts';
import type { MainTables } from '../../data/tables/main.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Time limit of each statement of a search, in milliseconds. */
export const timeLimit = 2000;

/** All statements of one transaction together may take this many times as long as one. */
const maxLimits = 2;

/** A read-only transaction: one state of the database, within a time limit. */
export type ReadTrx = Kysely<MainTables>;

/**
 * Reads from one state of the database, within a time limit for each statement and for all together. What an
 * import commits meanwhile is seen by the next call. A statement of the embedded database cannot be
 * interrupted: it runs to its end, and the next one is not begun.
 */
export async function readOnly<T>(
  db: MainDb,
  milliseconds: number,
  read: (trx: ReadTrx) => Promise<T>,
): Promise<T> {
  const once = () => inOneState(db, milliseconds, read);
  try {
    return await once();
  } catch (error) {
    if (error instanceof ReplicaLost) return once().catch(rethrow);
    return rethrow(error);
  }
}

/**
 * Searches send few, short statements, so every round trip counts: the time limit is sent together with
 * `begin`, and the caller does not wait for the `commit` of a transaction that wrote nothing.
 */
function inOneState<T>(db: MainDb, milliseconds: number, read: (trx: ReadTrx) => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const limit = Math.trunc(milliseconds);
  db.connection()
    .execute(async (connection) => {
      await sql
        .raw(
          `begin isolation level repeatable read read only; set local statement_timeout = ${String(limit)}`,
        )
        .execute(connection);
      try {
        resolve(await read(connection.withPlugin(until(performance.now() + maxLimits * milliseconds))));
      } catch (error) {
        reject(error);
      } finally {
        await sql.raw('commit').execute(connection);
      }
    })
    .catch(reject);
  return promise;
}

/** Refuses statements that begin after that moment. */
function until(end: number): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (performance.now() > end) throw tooSlow();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Throws the error again, a time-out as a problem for the caller. */
function rethrow(error: unknown): never {
  if (isOfTimeLimit(error)) throw tooSlow(error);
  throw error;
}

function tooSlow(cause?: unknown): HttpProblem {
  const problem = new HttpProblem(503, 'SEARCH_TOO_SLOW', 'it took too long; ask for less, or try again');
  problem.cause = cause;
  return problem;
}
