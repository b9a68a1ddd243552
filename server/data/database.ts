import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from '../lib/folder-lock.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { vacuumTables } from './upkeep.ts';

/** Milliseconds between two looks at the tables of the embedded database, as autovacuum takes. */
const upkeepPause = 60_000;

export type Database<Tables> = {
  db: Kysely<Tables>;
  /** The pool of connections to a PostgreSQL; the embedded database has none. */
  pool?: pg.Pool;
  close: () => Promise<void>;
};
export type DatabaseLocation = {
  /** Address of a PostgreSQL; without it the embedded one in `folder` is used. */
  url?: string | undefined;
  folder: string;
  /** Maximum number of connections to a PostgreSQL. */
  connections?: number | undefined;
};

/** Connections of a pool where nothing else is said. */
const usualConnections = 10;

// Calendar days are strings: a Date of the driver would be shifted by the time zone of the machine.
const dayType = 1082;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === dayType ? (text: string) => text : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Creates a pool. The error of an idle connection that the database closes must be handled, or it ends the process; the next query opens another one. */
export function createPool(
  url: string,
  onIdleError: (error: Error) => void,
  timeoutMilliseconds = 0,
  connections = usualConnections,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: timeoutMilliseconds,
  });
  pool.on('error', onIdleError);
  // An error between two queries of a transaction would end the process too; the next query reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Opens PostgreSQL, or PGlite in a folder that only this process may open. Both use the same code. */
export async function openDatabase<Tables>({
  url,
  folder,
  connections,
}: DatabaseLocation): Promise<Database<Tables>> {
  if (url === undefined) return openEmbedded(folder);
  let closing = false;
  const report = (error: Error) => {
    if (!closing) console.error(`database: ${error.message}`);
  };
  const pool = createPool(url, report, undefined, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

async function openEmbedded<Tables>(folder: string): Promise<Database<Tables>> {
  // The folder contains keys and password hashes, so only this user may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const pglite = await PGlite.create(join(folder, 'database'));
    // The pool has one connection object for its whole life, which must never be given to a second client.
    const config = { ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types } as pg.PoolConfig;
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool(config) }) });
    const log = (message: string) => console.error(`database: ${message}`);
    // Where this fails, for want of room on the disk, the texts can still be read.
    await vacuumTables(db, 'all').catch((error: unknown) => log(String(error)));
    const upkeep = createIntervalJob(upkeepPause, log);
    upkeep.start(async () => void (await vacuumTables(db)));
    const close = async () => {
      await upkeep.close();
      await db.destroy();
      await pglite.close();
      await lock.release();
    };
    return { db, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
