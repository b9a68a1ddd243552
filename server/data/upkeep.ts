import { type Kysely, sql } from 'kysely';

/** Tables with fewer pages (of 8 KiB) are read as a whole whatever the planner knows about them. */
const smallest = 50;
/** A table is looked at again when its size has changed by this share, as autovacuum does by its rows. */
const share = 0.2;

/**
 * Does what autovacuum does on a PostgreSQL, since the embedded database has no process for it: gives the planner
 * statistics of tables that have grown, without which it reads whole tables for a page of hits, and makes the room of
 * old rows usable again. The names of the tables that it worked on.
 */
export async function vacuumChangedTables<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name
    from (
      select oid, relname, relnamespace, relpages, pg_relation_size(oid) / current_setting('block_size')::int as pages
      from pg_class where relkind = 'r'
    ) as tables
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' and pages >= ${smallest}
      and (abs(pages - relpages) > relpages * ${share}::float
        or not exists (select from pg_statistic where starelid = tables.oid))
    order by nspname, relname`.execute(db);
  for (const { schema, name } of rows)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db);
  return rows.map(({ schema, name }) => `${schema}.${name}`);
}
