import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { vacuumChangedTables } from './upkeep.ts';

const fill = (rows: number) =>
  sql`insert into upkeep.large select 'some words of row ' || n from generate_series(1, ${rows}::int) n`;

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
    expect(await vacuumChangedTables(db)).toEqual(['upkeep.large']);
    expect(await vacuumChangedTables(db)).toEqual([]);
    await fill(2000).execute(db);
    expect(await vacuumChangedTables(db)).toEqual([]);
    await fill(3000).execute(db);
    expect(await vacuumChangedTables(db)).toEqual(['upkeep.large']);
    expect(await rowsKnown(db, 'large')).toBe(25_000);
    await close();
  } finally {
    await remove();
  }
});
