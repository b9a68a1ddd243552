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
  // Every start but the first after an update finds all steps done.
  const done = await stepsOf(db, schema);
  for (const migration of migrations) {
    if (done.has(migration.name)) continue;
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

/**
 * Looks into the catalogue itself: a connection that has looked up a name remembers that there is none, and would create the
 * schema that another process has created meanwhile.
 */
async function stepsOf<Tables>(db: Kysely<Tables>, schema: string): Promise<Set<string>> {
  const { rows: tables } = await sql`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${schema} and relname = 'migration'`.execute(db);
  if (tables.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(`${schema}.migration`)}`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
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
