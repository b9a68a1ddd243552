import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { type DatabaseLimits, usualLimits } from './database-limits.ts';
import { createPool } from './database-pool.ts';
import { ask, type QueryTarget } from './one-query.ts';
import { createReadPool } from './read-pool.ts';
import { createReplicaWatch } from './replica-watch.ts';

export type Replica<Tables> = {
  /** Database for reading: the replica or, while it cannot be used, the primary. */
  read: Kysely<Tables>;
  /** Resolves when the replica has what the primary has now, at the latest after ten seconds, or at once if it is not used. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

export type ReplicaOptions = {
  url: string;
  primary: { url: string; pool: PostgresPool };
  /** The migrations that the replica must have before it is used. */
  migrations: { schema: string; names: readonly string[] };
  log: (message: string) => void;
  /** Maximum number of connections. */
  connections?: number | undefined;
  /** How long somebody waits for a statement. */
  limits?: DatabaseLimits | undefined;
  /** Milliseconds between two examinations. */
  pause?: number;
  /** A replica that does not answer within this time (milliseconds) counts as unreachable. */
  timeoutMilliseconds?: number;
  /** A replica that lags by more than this (milliseconds) is not used. */
  maxLag?: number;
};

const catchUpPatience = 10_000;

type Place = { follows: boolean; started: string; reached: boolean; steps: string[] };
/** The current write position of the primary. */
async function positionOf(primary: QueryTarget): Promise<string> {
  return (await ask<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn', [])).lsn;
}

/** Whether the replica has reached a position, and which migrations it has. */
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

/** Refuses a server that follows no primary: it is the primary itself, or was promoted and has its own data since. */
async function refusePromoted({ follows, started }: Place, primary: QueryTarget): Promise<void> {
  if (follows) return;
  const own = await ask<Pick<Place, 'started'>>(
    primary,
    'select pg_postmaster_start_time()::text as started',
    [],
  );
  if (own.started !== started) throw new Error('it does not follow the primary any more');
}

/** Examines whether the replica has every table and follows the primary. While the primary is unreachable, the replica is used as it is. */
function createExamination({ replica, primary, migrations, maxLag }: Both) {
  let mark = { position: '0/0', at: performance.now() };
  return async (): Promise<void> => {
    const place = await placeOf(replica, migrations.schema, mark.position);
    const { reached, steps } = place;
    await refusePromoted(place, primary);
    if (!migrations.names.every((name) => steps.includes(name)))
      throw new Error('it has not all tables of this version yet');
    if (reached) {
      // While the primary is away nothing is written either: what was reached stays the mark.
      const position = await positionOf(primary).catch(() => mark.position);
      mark = { position, at: performance.now() };
    } else if (performance.now() - mark.at > maxLag)
      throw new Error(`it is more than ${Math.round(maxLag / 1000)} seconds behind`);
  };
}

/** Opens a database for reading that uses a streaming replica as long as possible. */
export async function openReplica<Tables>(options: ReplicaOptions): Promise<Replica<Tables>> {
  const { url, migrations, log, pause = 5000, timeoutMilliseconds = 3000, maxLag = 30_000 } = options;
  const { connections, limits = usualLimits } = options;
  const replica = { url, timeoutMilliseconds };
  const primary = { url: options.primary.url, timeoutMilliseconds };
  const examination = createExamination({ replica, primary, migrations, maxLag });
  const watch = createReplicaWatch({ examination, log, pause });
  // A firewall or the like may close an idle connection; the replica is examined before it is given up.
  const ownPool = createPool(url, {
    limits: { ...limits, connection: timeoutMilliseconds },
    connections,
    onIdleError: () => void watch.examine(),
    endsQueries: true,
  });
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
      // One of the two databases is unreachable: waiting is useless, and the next read reports it.
    }
  };
  return {
    read: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    caughtUp,
    // The pools are closed here, since Kysely closes only pools that it has used.
    close: async () => {
      watch.close();
      await ownPool.end();
    },
  };
}
