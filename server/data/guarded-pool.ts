import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asAway, codeOf, DatabaseAway, isBroken, isOfTimeLimit, reasonOf } from './database-away.ts';
import { type DatabaseLimits, statementGrace } from './database-limits.ts';
import type { DatabaseWatch } from './database-watch.ts';

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>;
type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
export type Guard = {
  watch: DatabaseWatch;
  limits: DatabaseLimits;
  /** Receives what an operator has to know, however often it happens. */
  log: (message: string) => void;
};

/** Milliseconds of waiting after which the database is examined. */
const suspicious = 2000;

/**
 * A pool whose callers never wait for ever. What the database itself does not end is ended here: by the watch where the
 * database is away, by the time limit where only one connection is dead. All that passes by itself is a `DatabaseAway`.
 */
export function guardPool(pool: Pool, guard: Guard): PostgresPool {
  const { watch } = guard;
  const openedAt = new WeakMap<object, number>();
  const connect = async (): Promise<PostgresPoolClient> => {
    for (;;) {
      if (watch.isAway()) throw new DatabaseAway('it was away before');
      const client = await take();
      const since = openedAt.get(client) ?? watch.losses();
      openedAt.set(client, since);
      // Its other end may be gone without a word.
      if (since === watch.losses()) return guardClient(client, since, guard);
      client.release(true);
    }
  };
  const take = async (): Promise<pg.PoolClient> => {
    const connecting = pool.connect();
    try {
      return await waitFor(connecting, watch, 0);
    } catch (error) {
      // One that comes too late goes back.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      void examineAndLog(guard, `no connection (${reasonOf(error)})`);
      // Whatever the reason, a wrong password too: this call cannot be answered now.
      throw error instanceof DatabaseAway ? error : new DatabaseAway(reasonOf(error), error);
    }
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

/** A database that is away is told of once, by the watch. */
async function examineAndLog({ watch, log }: Guard, reason: string): Promise<void> {
  await watch.suspect();
  if (!watch.isAway()) log(`database: ${reason}`);
}

/** `since`: how often the database had been lost when the connection was opened. */
function guardClient(client: pg.PoolClient, since: number, guard: Guard): PostgresPoolClient {
  const { watch, limits } = guard;
  let isGivenUp = false;
  let limit = limits.statement;
  const query: Query = async (sql, parameters) => {
    // Who held it between two statements while the database was lost was not told.
    isGivenUp ||= watch.isAway() || watch.losses() !== since;
    if (isGivenUp) throw new DatabaseAway('the connection was given up');
    limit = limitFrom(sql) ?? limit;
    try {
      const result = await waitFor(client.query(sql, [...parameters]), watch, limit);
      watch.answered();
      if (ends.test(sql)) limit = limits.statement;
      return result;
    } catch (error) {
      isGivenUp = isBroken(error);
      if (codeOf(error) !== undefined && !isGivenUp) watch.answered();
      const reported = asAway(error);
      // A shorter limit was set by somebody who knows what to say.
      const isExpected = isOfTimeLimit(reported) && limit < limits.statement;
      if (reported instanceof DatabaseAway && !isExpected) void examineAndLog(guard, reported.reason);
      throw reported;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(isGivenUp || destroy === true),
  };
}

const ends = /^(?:commit|rollback)$/;
const setsLimit = /^(?:begin\b.*;\s*)?set local statement_timeout = (\d+)$/;

/** The time limit that a statement sets for its transaction; 0 is none. */
function limitFrom(sql: string): number | undefined {
  if (!sql.startsWith('begin') && !sql.startsWith('set local')) return undefined;
  const [, milliseconds] = setsLimit.exec(sql) ?? [];
  return milliseconds === undefined ? undefined : Number(milliseconds);
}

/** Waits for the database until it is lost, or, with a limit, until it should have ended the work itself. */
function waitFor<T>(work: Promise<T>, watch: DatabaseWatch, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearInterval(suspicion);
      clearTimeout(end);
      forget();
      act();
    };
    const give = (error: unknown) => settle(() => reject(error));
    const suspicion = setInterval(() => void watch.suspect(), suspicious);
    const end =
      limit === 0
        ? undefined
        : setTimeout(() => give(new DatabaseAway(`no answer in ${limit} ms`)), limit + statementGrace);
    const forget = watch.whenLost(give);
    work.then((value) => settle(() => resolve(value)), give);
  });
}
