import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { testDatabases } from './databases.ts';

type Any = Kysely<Record<string, Record<string, unknown>>>;

/** Every row and every counter of a database, as text. */
async function everythingIn(db: Any): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; kind: string }>`
    select format('%I.%I', nspname, relname) as name, relkind as kind
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`.execute(
    db,
  );
  const parts: string[] = [];
  for (const { name, kind } of tables) {
    const what = sql.raw(kind === 'S' ? 'last_value, is_called' : '*');
    const { rows } = await sql<{ row: string }>`
      select (part.*)::text as row from (select ${what} from ${sql.raw(name)}) as part`.execute(db);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts;
}

describe.each(testDatabases())('a database that a test has for itself on $name', (database) => {
  const use = async (work: (db: Any) => Promise<void>) => {
    const { place, remove } = await database.lend('domain');
    const { db, close } = await openDatabase<Record<string, Record<string, unknown>>>(place);
    try {
      await work(db);
    } finally {
      await close();
      await remove();
    }
  };

  it('has what the one of the test before had at first, whatever that has done', async () => {
    let first: string[] = [];
    await use(async (db) => {
      first = await everythingIn(db);
      expect(first.join('\n')).toContain('reader@musterbank.example');
      await sql`delete from org_alpina.account`.execute(db);
      await sql`update org_musterbank.account set full_name = 'Somebody', epoch = epoch + 1`.execute(db);
      await sql`select nextval(pg_get_serial_sequence('org_musterbank.account', 'id'))`.execute(db);
      await sql`insert into domain.organisation select * from domain.organisation where false`.execute(db);
      await sql`create temp table mine as select 1 as one`.execute(db);
      await sql`set timezone to 'Asia/Tokyo'`.execute(db);
      expect(await everythingIn(db)).not.toEqual(first);
    });
    await use(async (db) => {
      expect(await everythingIn(db)).toEqual(first);
      const { rows } = await sql<{ zone: string; mine: string | null }>`
        select current_setting('timezone') as zone, to_regclass('pg_temp.mine')::text as mine`.execute(db);
      expect(rows).toEqual([{ zone: expect.not.stringContaining('Tokyo'), mine: null }]);
    });
  });

  it('has its tables as they were, also where a test has changed the tables themselves', async () => {
    let first: string[] = [];
    await use(async (db) => {
      first = await everythingIn(db);
      await sql`drop schema org_alpina cascade`.execute(db);
      await sql`create schema org_more`.execute(db);
      await sql`create table org_more.leaf (id bigint primary key)`.execute(db);
      await sql`alter table org_musterbank.account add column more text`.execute(db);
    });
    await use(async (db) => expect(await everythingIn(db)).toEqual(first));
  });

  it('is another one for each that is used at the same time', async () => {
    await use((db) =>
      use(async (other) => {
        await sql`delete from org_alpina.account`.execute(db);
        expect((await everythingIn(other)).join('\n')).toContain('reader@alpina.example');
      }),
    );
  });
});
