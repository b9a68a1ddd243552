import type { MessagePort } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { closeAll } from '../lib/close-all.ts';
import { type DatabaseLocation, openDatabase } from './database.ts';
import { databaseOverChannel } from './database-channel.ts';
import { mainMigrations } from './migrations/main.ts';
import { migrate } from './migrations/migrate.ts';
import { openReplica, type ReplicaOptions } from './replica.ts';
import type { MainTables } from './tables/main.ts';

export type MainDb = Kysely<MainTables>;

export type OpenMain = {
  db: MainDb;
  /** For what is only read: a replica where there is one, else the same as `db`. */
  read: MainDb;
  /** When what was written to `db` until now is there for `read`, as far as can be waited for. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** Where to read, and how to look after it. */
export type ReplicaChoice = Omit<ReplicaOptions, 'primary' | 'migrations'>;
export type MainStores = Pick<OpenMain, 'db' | 'read' | 'caughtUp'>;

/** Opens the main server's tables, up to date; with `replica`, what is only read is read there. */
export function openMain(place: DatabaseLocation, replica?: ReplicaChoice): Promise<OpenMain> {
  return open(place, replica, (db) => migrate(db, 'main', mainMigrations));
}

/** Connects to tables that are up to date: another thread of the server opened them. */
export function connectMain(url: string, replica?: ReplicaChoice): Promise<OpenMain> {
  return open({ url, folder: '' }, replica, async () => undefined);
}

/** The tables of a database that another thread owns, through a channel to it. */
export function mainOverChannel(port: MessagePort): OpenMain {
  const all = databaseOverChannel<MainTables>(port);
  const db = all.withSchema('main');
  return {
    db,
    read: db,
    caughtUp: () => Promise.resolve(),
    close: async () => {
      await all.destroy();
      port.close();
    },
  };
}

async function open(
  place: DatabaseLocation,
  replica: ReplicaChoice | undefined,
  prepare: (db: Kysely<MainTables>) => Promise<unknown>,
): Promise<OpenMain> {
  const { db: all, pool, close } = await openDatabase<MainTables>(place);
  const db = all.withSchema('main');
  try {
    await prepare(all);
    if (replica === undefined || pool === undefined || place.url === undefined)
      return { db, read: db, caughtUp: () => Promise.resolve(), close };
    const opened = await openReplica<MainTables>({
      ...replica,
      primary: { url: place.url, pool },
      migrations: { schema: 'main', names: mainMigrations.map(({ name }) => name) },
    });
    return {
      db,
      read: opened.read.withSchema('main'),
      caughtUp: opened.caughtUp,
      close: () => closeAll([opened.close, close]),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
