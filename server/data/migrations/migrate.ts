import { type Kysely, sql, type Transaction } from 'kysely';
import { withoutTimeLimit } from '../database-limits.ts';

/** One step of a schema's history: plain SQL for PostgreSQL 15, run with the schema as the only search path. */
export type Migration = { name: string; sql: string };

/** Brings one schema up to date, each step in a transaction. Processes that start at the same time wait for each other. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(schema)) throw new RangeError(`not a schema name: ${schema}`);
  for (const migration of migrations) {
    await db.transaction().execute(async (trx) => {
      await withoutTimeLimit(trx);
      await sql`select pg_advisory_xact_lock(hashtext(${`migrate ${schema}`}))`.execute(trx);
      await sql`create schema if not exists ${sql.id(schema)}`.execute(trx);
      await sql`set local search_path to ${sql.id(schema)}`.execute(trx);
      await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
        trx,
      );
      await applyOnce(trx, migration);
    });
  }
}

async function applyOnce<Tables>(trx: Transaction<Tables>, migration: Migration): Promise<void> {
  const done = await sql`select 1 from migration where name = ${migration.name}`.execute(trx);
  if (done.rows.length > 0) return;
  // The driver sends one statement at a time to the embedded database.
  for (const statement of migration.sql.split(/;\s*\n/)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(trx);
  }
  await sql`insert into migration (name) values (${migration.name})`.execute(trx);
}
