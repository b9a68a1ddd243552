import { type QueryExecutorProvider, sql } from 'kysely';

/** How long somebody waits for the database, in milliseconds. */
export type DatabaseLimits = {
  /** For a connection, whether the pool is full or the server silent. */
  connection: number;
  /** For one statement, locks that it waits for included. */
  statement: number;
};

export const usualLimits: DatabaseLimits = { connection: 5000, statement: 15_000 };
/** Milliseconds for a statement that nobody waits for: it may read or write all texts. */
export const backgroundStatement = 600_000;

/** Milliseconds within which a database that is there has ended a statement that took too long. */
export const statementGrace = 2000;

/**
 * Lets the statements of a transaction take as long as they need: steps of migrations, imports and removals, which
 * must not be given up half way because there is much to do. The pool reads the limit here (guarded-pool.ts).
 */
export async function withoutTimeLimit(trx: QueryExecutorProvider): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}
