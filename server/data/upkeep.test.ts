import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { vacuumTables } from './upkeep.ts';

const fill = (rows: number) =>
  sql`insert into upkeep.large select 'some words of row ' || n from generate_series(1, ${rows}::int) n`;

/** Pages of a table with its long values, which are stored beside the rows. */
async function pagesOf(db: Kysely<unknown>, name: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_table_size(${name}::regclass) / current_setting('block_size')::int)::int as pages`.execute(db);
  return rows[0]?.pages ?? Number.NaN;
}

async function rowsKnown(db: Kysely<unknown>, name: string): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where relname = ${name}`.execute(db);
  return rows[0]?.known ?? Number.NaN;
}

it('gives the embedded database statistics of what was stored before it was opened', async () => {
  const { place, remove } = await embeddedDatabase.start();
  try {
    const first = await openDatabase(place);
    await sql`create schema upkeep`.execute(first.db);
    await sql`create table upkeep.large (words text)`.execute(first.db);
    await sql`create table upkeep.small (words text)`.execute(first.db);
    await fill(20_000).execute(first.db);
    expect(await rowsKnown(first.db, 'large')).toBe(-1);
    await first.close();
    const again = await openDatabase(place);
    expect(await rowsKnown(again.db, 'large')).toBe(20_000);
    expect(await rowsKnown(again.db, 'small')).toBe(-1);
    await again.close();
  } finally {
    await remove();
  }
});

it('works again on a table that grew by more than a fifth, and not before', async () => {
  const { place, remove } = await embeddedDatabase.start();
  try {
    const { db, close } = await openDatabase(place);
    await sql`create schema upkeep`.execute(db);
    await sql`create table upkeep.large (words text)`.execute(db);
    await fill(20_000).execute(db);
    expect(await vacuumTables(db)).toEqual(['upkeep.large']);
    expect(await vacuumTables(db)).toEqual([]);
    await fill(2000).execute(db);
    expect(await vacuumTables(db)).toEqual([]);
    await fill(3000).execute(db);
    expect(await vacuumTables(db)).toEqual(['upkeep.large']);
    expect(await rowsKnown(db, 'large')).toBe(25_000);
    await close();
  } finally {
    await remove();
  }
});

it('makes the room of replaced long values usable again, however few rows there are', async () => {
  const { place, remove } = await embeddedDatabase.start();
  try {
    const { db, close } = await openDatabase(place);
    await sql`create schema upkeep`.execute(db);
    await sql`create table upkeep.files (content bytea)`.execute(db);
    await sql`alter table upkeep.files alter content set storage external`.execute(db);
    await sql`insert into upkeep.files values ('')`.execute(db);
    const replace = () =>
      sql`update upkeep.files set content = decode(repeat('a7', 2000000), 'hex')`.execute(db);
    await replace();
    const pages = await pagesOf(db, 'upkeep.files');
    expect(await vacuumTables(db)).toEqual(['upkeep.files']);
    for (let time = 0; time < 5; time += 1) {
      await replace();
      await vacuumTables(db, 'all');
    }
    expect(await pagesOf(db, 'upkeep.files')).toBeLessThan(2.2 * pages);
    await close();
  } finally {
    await remove();
  }
});
