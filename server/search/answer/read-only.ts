import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';
import { ReplicaLost } from '../../data/read-pool.ts';
import type { MainTables } from '../../data/tables/main.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Of each statement of an answer, in milliseconds. */
export const timeLimit = 2000;

/** All statements of one reading may take so many times as long as one. */
const mostLimits = 2;

/** One state of the database, within a time limit. */
export type ReadTrx = Kysely<MainTables>;

/**
 * What is read together, from one state of the database and within a time limit, of each statement and
 * of all: what an import commits meanwhile is in the next reading. The embedded database runs in this
 * very thread and cannot be interrupted; there a statement ends by itself, and the next is not begun.
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
    if (error instanceof ReplicaLost) return once().catch(told);
    return told(error);
  }
}

/**
 * A search asks little and often, so each way to the database counts: the limit goes with the beginning,
 * and nobody waits for the end of a transaction that wrote nothing.
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
        resolve(await read(connection.withPlugin(until(performance.now() + mostLimits * milliseconds))));
      } catch (error) {
        reject(error);
      } finally {
        await sql.raw('commit').execute(connection);
      }
    })
    .catch(reject);
  return promise;
}

/** Begins no statement after that moment. */
function until(end: number): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (performance.now() > end) throw tooSlow();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const statementTimeout = '57014';

function told(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === statementTimeout) throw tooSlow(error);
  throw error;
}

function tooSlow(cause?: Error): HttpProblem {
  const problem = new HttpProblem(503, 'SEARCH_TOO_SLOW', 'it took too long; ask for less, or try again');
  problem.cause = cause;
  return problem;
}
