import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { createCalmLog } from '../lib/calm-log.ts';
import { lockFolder } from '../lib/folder-lock.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { DatabaseAway, reasonOf } from './database-away.ts';
import { type DatabaseLimits, usualLimits } from './database-limits.ts';
import { createPool, types } from './database-pool.ts';
import { createDatabaseWatch } from './database-watch.ts';
import { guardPool } from './guarded-pool.ts';
import { createListening, type Listen, listenEmbedded } from './listening.ts';
import { examine } from './one-query.ts';
import { vacuumTables } from './upkeep.ts';

/** Milliseconds between two looks at the tables of the embedded database, as autovacuum takes. */
const upkeepPause = 60_000;

export type Database<Tables> = {
  db: Kysely<Tables>;
  /** The pool of connections to a PostgreSQL; the embedded database has none. */
  pool?: PostgresPool;
  /** Hears what statements of any process tell. */
  listen: Listen;
  close: () => Promise<void>;
};
export type DatabaseLocation = {
  /** Address of a PostgreSQL; without it the embedded one in `folder` is used. */
  url?: string | undefined;
  folder: string;
  /** The embedded database of the folder where it is open already; whoever opened it closes it. */
  embedded?: PGlite | undefined;
  /** Maximum number of connections to a PostgreSQL. */
  connections?: number | undefined;
  /** How long somebody waits for it. */
  limits?: DatabaseLimits | undefined;
  log?: ((message: string) => void) | undefined;
};

const toStandardError = (message: string) => console.error(message);

/** Opens PostgreSQL, or PGlite in a folder that only this process may open. Both use the same code. */
export async function openDatabase<Tables>({
  url,
  folder,
  embedded,
  connections,
  limits = usualLimits,
  log = toStandardError,
}: DatabaseLocation): Promise<Database<Tables>> {
  if (url === undefined) return openEmbedded(folder, embedded);
  const watch = createDatabaseWatch({ examination: () => examine(url), log });
  // A firewall or the like may close an idle connection; whether the database is there is examined.
  const ownPool = createPool(url, { limits, connections, onIdleError: () => void watch.suspect() });
  const pool = guardPool(ownPool, { watch, limits, log: createCalmLog(log, Date.now) });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { listen, close: closeListening } = createListening(url);
  const close = async () => {
    watch.close();
    await closeListening();
    await db.destroy();
  };
  return { db, pool, listen, close };
}

async function openEmbedded<Tables>(folder: string, open: PGlite | undefined): Promise<Database<Tables>> {
  // The folder contains keys and password hashes, so only this user may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const pglite = open ?? (await PGlite.create(join(folder, 'database')));
    // The pool has one connection object for its whole life, which must never be given to a second client.
    const config = { ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types } as pg.PoolConfig;
    const ownPool = new pg.Pool({ ...config, connectionTimeoutMillis: embeddedPatience });
    const pool = withPatience(ownPool);
    const listen = listenEmbedded(ownPool);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const log = (message: string) => console.error(`database: ${message}`);
    // Where this fails, for want of room on the disk, the texts can still be read.
    await vacuumTables(db, 'all').catch((error: unknown) => log(String(error)));
    const upkeep = createIntervalJob(upkeepPause, log);
    upkeep.start(async () => void (await vacuumTables(db)));
    const close = async () => {
      await upkeep.close();
      await db.destroy();
      if (open === undefined) await pglite.close();
      await lock.release();
    };
    return { db, listen, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Milliseconds that somebody waits for the one connection, which an import may hold. A statement itself runs in this
 * thread, where no timer can end it.
 */
const embeddedPatience = 60_000;

function withPatience(pool: pg.Pool): PostgresPool {
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(reasonOf(error), error);
    });
  return { connect, end: () => pool.end(), options: pool.options };
}
