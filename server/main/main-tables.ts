import { setTimeout as wait } from 'node:timers/promises';
import { mainMigrations } from '../data/migrations/main.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import { hasVersions } from '../data/schema-version.ts';
import type { TablesState } from '../http/readiness.ts';

/** Milliseconds after which the replica is asked instead; together they stay within the patience of who asks. */
const primaryPatience = 1000;

/** Asks the primary for its tables. While it is away, a replica is enough for reading and searching. */
export async function findMainTables({ db, read }: Pick<MainStores, 'db' | 'read'>): Promise<TablesState> {
  const ask = async (tables: MainDb) => ({
    areOurs: await hasVersions(tables, [{ schema: 'main', migrations: mainMigrations }]),
  });
  if (read === db) return { ...(await ask(db)), isWhole: true };
  const timeout = wait(primaryPatience, undefined, { ref: false });
  const state = await Promise.race([ask(db).catch(() => undefined), timeout]);
  if (state) return { ...state, isWhole: true };
  return { ...(await ask(read)), isWhole: false };
}
