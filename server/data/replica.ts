import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createPool } from './database.ts';
import { createReadPool } from './read-pool.ts';
import { createReplicaWatch } from './replica-watch.ts';

export type Replica<Tables> = {
  /** For reading only: the replica or, while it cannot be used, the primary. */
  read: Kysely<Tables>;
  /** When the replica has what the primary has now, or after ten seconds, or at once where it is not used. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

export type ReplicaOptions = {
  url: string;
  primary: { url: string; pool: pg.Pool };
  /** Table and names of the migrations that the replica must have before it is read from. */
  migrations: { schema: string; names: readonly string[] };
  log: (message: string) => void;
  /** Milliseconds between two examinations. */
  pause?: number;
  /** One that does not answer in so many milliseconds is taken for unreachable. */
  timeoutMilliseconds?: number;
  /** One that is so many milliseconds behind is not read from. */
  maxLag?: number;
};

const catchUpPatience = 10_000;

type Place = { follows: boolean; started: string; reached: boolean; steps: string[] };
type QueryTarget = { url: string; timeoutMilliseconds: number };

/** A question on a connection of its own, so that neither a full pool nor a silent server holds it up. */
async function ask<Row extends pg.QueryResultRow>(
  { url, timeoutMilliseconds }: QueryTarget,
  sql: string,
  values: unknown[],
): Promise<Row> {
  const times = { connectionTimeoutMillis: timeoutMilliseconds, query_timeout: timeoutMilliseconds };
  const client = new pg.Client({ connectionString: url, ...times });
  // Heard by the query that waits; unheard it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(sql, values);
    const [row] = rows;
    if (row === undefined) throw new Error('it does not answer');
    return row;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** How far the primary has written. */
async function positionOf(primary: QueryTarget): Promise<string> {
  return (await ask<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn', [])).lsn;
}

/** Whether the replica has come so far, and which migrations it has. */
function placeOf(replica: QueryTarget, schema: string, position: string): Promise<Place> {
  return ask<Place>(
    replica,
    `select pg_is_in_recovery() as follows, pg_postmaster_start_time()::text as started,
       coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as reached,
       array(select name from ${pg.escapeIdentifier(schema)}.migration) as steps`,
    [position],
  );
}

type Both = { replica: QueryTarget; primary: QueryTarget } & Pick<ReplicaOptions, 'migrations'> & {
    maxLag: number;
  };

/** One that follows nobody is the primary itself, or was made one and has data of its own from then on. */
async function refusePromoted({ follows, started }: Place, primary: QueryTarget): Promise<void> {
  if (follows) return;
  const own = await ask<Pick<Place, 'started'>>(
    primary,
    'select pg_postmaster_start_time()::text as started',
    [],
  );
  if (own.started !== started) throw new Error('it does not follow the primary any more');
}

/** Whether the replica has every table and follows the primary; while the primary is away it is used as it is. */
function createExamination({ replica, primary, migrations, maxLag }: Both) {
  let mark = { position: '0/0', at: performance.now() };
  return async (): Promise<void> => {
    const place = await placeOf(replica, migrations.schema, mark.position);
    const { reached, steps } = place;
    await refusePromoted(place, primary);
    if (!migrations.names.every((name) => steps.includes(name)))
      throw new Error('it has not all tables of this version yet');
    if (reached) {
      const position = await positionOf(primary).catch(() => mark.position);
      mark = { position, at: performance.now() };
    } else if (performance.now() - mark.at > maxLag)
      throw new Error(`it is more than ${Math.round(maxLag / 1000)} seconds behind`);
  };
}

/** Opens a connection for reading that goes to a streaming replica as long as that can be used. */
export async function openReplica<Tables>(options: ReplicaOptions): Promise<Replica<Tables>> {
  const { url, migrations, log, pause = 5000, timeoutMilliseconds = 3000, maxLag = 30_000 } = options;
  const replica = { url, timeoutMilliseconds };
  const primary = { url: options.primary.url, timeoutMilliseconds };
  const examination = createExamination({ replica, primary, migrations, maxLag });
  const watch = createReplicaWatch({ examination, log, pause });
  // An idle connection may also be closed by what stands between: no reason to leave the replica.
  const ownPool = createPool(url, () => void watch.examine(), timeoutMilliseconds);
  const pool = createReadPool({ replica: ownPool, primary: options.primary.pool, watch });
  await watch.examine();
  const caughtUp = async (): Promise<void> => {
    if (!watch.isUsable()) return;
    const until = performance.now() + catchUpPatience;
    try {
      const position = await positionOf(primary);
      while (watch.isUsable() && performance.now() < until) {
        if ((await placeOf(replica, migrations.schema, position)).reached) return;
        await wait(50);
      }
    } catch {
      // One of the two is away: there is nothing to wait for, and who reads next meets it.
    }
  };
  return {
    read: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    caughtUp,
    // Not by way of Kysely: it closes only what it has used.
    close: async () => {
      watch.close();
      await ownPool.end();
    },
  };
}
