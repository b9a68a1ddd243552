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
  /** Database for reading: the replica if there is one, else the same as `db`. */
  read: MainDb;
  /** Resolves when `read` has what was written to `db`, or after a time limit. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** The replica to read from, and how it is watched. */
export type ReplicaChoice = Omit<ReplicaOptions, 'primary' | 'migrations' | 'connections' | 'limits'>;
export type MainStores = Pick<OpenMain, 'db' | 'read' | 'caughtUp'>;

/** Opens the tables of the main server and migrates them; with `replica` it is used for reading. */
export function openMain(place: DatabaseLocation, replica?: ReplicaChoice): Promise<OpenMain> {
  return open(place, replica, (db) => migrate(db, 'main', mainMigrations));
}

/** Connects to tables that another thread or process of the server has opened and migrated. */
export function connectMain(
  location: Omit<DatabaseLocation, 'folder'> & { url: string },
  replica?: ReplicaChoice,
): Promise<OpenMain> {
  return open({ ...location, folder: '' }, replica, async () => undefined);
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
      connections: place.connections,
      limits: place.limits,
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
