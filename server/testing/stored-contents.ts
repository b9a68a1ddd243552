import type { PGlite } from '@electric-sql/pglite';

export type StoredContents = {
  /** Brings all rows and numbers back; false, with nothing changed, if the tables are not the same any more. */
  restore: () => Promise<boolean>;
};

type Table = { name: string; columns: string };

/** Remembers everything that is in a database. */
export async function storedContents(database: PGlite): Promise<StoredContents> {
  const structure = await structureOf(database);
  const rows: { table: Table; blob: Blob }[] = [];
  for (const table of await filledTables(database)) {
    const { blob } = await database.query(
      `copy ${table.name} (${table.columns}) to '/dev/blob' with (format binary)`,
    );
    if (blob === undefined) throw new Error(`no copy of ${table.name}`);
    rows.push({ table, blob });
  }
  const numbers = await restoreNumbers(database);
  const restore = async () => {
    if ((await structureOf(database)) !== structure) return false;
    // Neither triggers nor references, which the same rows have passed already.
    await database.exec('set session_replication_role = replica');
    const filled = (await filledTables(database)).map(({ name }) => name);
    if (filled.length > 0) {
      await database.exec(filled.map((name) => `delete from ${name};`).join(''));
      // So that they are as small as new ones and rows stand in their order again; quicker than to truncate small tables.
      await database.exec(`vacuum ${filled.join(', ')}`);
    }
    for (const { table, blob } of rows)
      await database.query(
        `copy ${table.name} (${table.columns}) from '/dev/blob' with (format binary)`,
        [],
        { blob },
      );
    if (numbers !== undefined) await database.exec(numbers);
    await database.exec('reset session_replication_role');
    return true;
  };
  return { restore };
}

const own = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** The tables that have, or had, rows. Columns that the database computes are left out. */
async function filledTables(database: PGlite): Promise<Table[]> {
  const { rows } = await database.query<Table>(`
    select format('%I.%I', nspname, relname) as name,
      (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and ${own} and pg_relation_size(pg_class.oid) > 0
    order by 1`);
  return rows;
}

/** The statement that sets the counters of all tables to what they are now. */
async function restoreNumbers(database: PGlite): Promise<string | undefined> {
  const { rows } = await database.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and ${own}`);
  const each: string[] = [];
  for (const { name } of rows) {
    const { rows: state } = await database.query<{ call: string }>(
      `select format('setval(%L, %s, %L::boolean)', '${name}', last_value, is_called) as call from ${name}`,
    );
    each.push(...state.map(({ call }) => call));
  }
  return each.length > 0 ? `select ${each.join(', ')}` : undefined;
}

/** Changes when a table, column, index, rule, function, trigger or schema does, also where one is replaced by its like. */
async function structureOf(database: PGlite): Promise<string> {
  const { rows } = await database.query<{ structure: string }>(`
    select md5(string_agg(part, ';' order by part)) as structure from (
      select concat_ws(' ', 'table', oid, relname, relkind, relpersistence) as part from pg_class where oid >= 16384
      union all
      select concat_ws(' ', 'column', attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attidentity)
      from pg_attribute where attrelid >= 16384 and attnum > 0
      union all
      select concat_ws(' ', 'default', oid, adrelid, adnum, md5(adbin::text)) from pg_attrdef
      union all
      select concat_ws(' ', 'constraint', oid, conname, convalidated) from pg_constraint where oid >= 16384
      union all
      select concat_ws(' ', 'index', indexrelid, indisvalid) from pg_index where indexrelid >= 16384
      union all
      select concat_ws(' ', 'function', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
      union all
      select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
      union all
      select concat_ws(' ', 'schema', oid, nspname) from pg_namespace where ${own}
      union all
      select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
      union all
      select concat_ws(' ', 'extension', oid, extname) from pg_extension
    ) as parts`);
  return rows[0]?.structure ?? '';
}
