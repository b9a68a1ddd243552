import { type Kysely, sql } from 'kysely';

/** Tables with fewer pages (of 8 KiB) are read as a whole whatever the planner knows about them. */
const smallest = 50;
/** A table is looked at again when its size has changed by this share, as autovacuum does by its rows. */
const share = 0.2;

/**
 * Does what autovacuum does on a PostgreSQL, since the embedded database has no process for it and counts no changed
 * rows: tables that have grown get statistics, without which the planner reads whole tables for a page of hits, and the
 * room of their old rows becomes usable again, also of the long values (files, segments of the index) that are stored
 * beside the rows. With `all`, also in tables whose rows were replaced without growing; what did not change costs little.
 * Returns the names of the tables that it analysed.
 */
export async function vacuumTables<Tables>(
  db: Kysely<Tables>,
  which: 'grown' | 'all' = 'grown',
): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string; grown: boolean }>`
    select nspname as schema, relname as name,
      abs(pages - known) > known * ${share}::float
        or not exists (select from pg_statistic where starelid = tables.oid) as grown
    from (
      select main.oid, main.relname, main.relnamespace, main.relpages + coalesce(long.relpages, 0) as known,
        (pg_relation_size(main.oid) + coalesce(pg_relation_size(long.oid), 0))
          / current_setting('block_size')::int as pages
      from pg_class as main left join pg_class as long on long.oid = main.reltoastrelid
      where main.relkind = 'r'
    ) as tables
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' and pages >= ${smallest}
    order by nspname, relname`.execute(db);
  const grown = rows.filter((table) => table.grown);
  for (const { schema, name } of which === 'all' ? rows.filter((table) => !table.grown) : [])
    await sql`vacuum ${sql.table(`${schema}.${name}`)}`.execute(db);
  for (const { schema, name } of grown)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db);
  return grown.map(({ schema, name }) => `${schema}.${name}`);
}
