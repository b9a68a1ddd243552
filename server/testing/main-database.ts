import { openMain } from '../data/open-main.ts';
import type { TestDatabase } from './databases.ts';

/** The open tables of main in a new database. */
export type MainDatabase = Awaited<ReturnType<typeof startMainDatabase>>;

/** A new database with the tables of main, open; `stop` closes and removes it. */
export async function startMainDatabase(database: TestDatabase) {
  const { place, remove } = await database.lend('main');
  const { close, ...stores } = await openMain(place);
  const stop = async () => {
    await close();
    await remove();
  };
  return { place, ...stores, stop };
}
