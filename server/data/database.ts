import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from '../lib/folder-lock.ts';

export type Database<Tables> = {
  db: Kysely<Tables>;
  /** Of the connections to a PostgreSQL; the embedded one has none to share. */
  pool?: pg.Pool;
  close: () => Promise<void>;
};
export type DatabaseLocation = {
  /** Address of a PostgreSQL; without it the embedded one in `folder` is used. */
  url?: string | undefined;
  folder: string;
};

// A calendar day is a text here: the driver's Date would shift it by the machine's time zone.
const dayType = 1082;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === dayType ? (text: string) => text : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** An idle connection that the database closes is replaced at the next query; unheard it would end the process. */
export function createPool(
  url: string,
  onIdleError: (error: Error) => void,
  timeoutMilliseconds = 0,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: timeoutMilliseconds,
  });
  pool.on('error', onIdleError);
  // One that breaks between two queries of a transaction is met by the next; this too would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Opens PostgreSQL or, in a folder that only this process may open, its embedded twin: one code path for both. */
export async function openDatabase<Tables>({ url, folder }: DatabaseLocation): Promise<Database<Tables>> {
  if (url === undefined) return openEmbedded(folder);
  let closing = false;
  const pool = createPool(url, (error) => {
    if (!closing) console.error(`database: ${error.message}`);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

async function openEmbedded<Tables>(folder: string): Promise<Database<Tables>> {
  // Keys and password hashes lie here: for this user alone.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const pglite = await PGlite.create(join(folder, 'database'));
    // One connection object serves the pool for its whole life: it must never be handed to a second client.
    const config = { ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types } as pg.PoolConfig;
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool(config) }) });
    const close = async () => {
      await db.destroy();
      await pglite.close();
      lock.release();
    };
    return { db, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
