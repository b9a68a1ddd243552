import type { Kysely } from 'kysely';
import { type DatabasePlace, openDatabase } from '../database.ts';
import { mainMigrations } from '../migrations/main.ts';
import { migrate } from '../migrations/migrate.ts';
import type { MainTables } from './tables.ts';

export type MainDb = Kysely<MainTables>;

/** Opens the main server's tables, up to date. */
export async function openMain(place: DatabasePlace): Promise<{ db: MainDb; close: () => Promise<void> }> {
  const database = await openDatabase<MainTables>(place);
  try {
    await migrate(database.db, 'main', mainMigrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { db: database.db.withSchema('main'), close: database.close };
}
