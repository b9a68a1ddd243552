import { singleFlight } from '../lib/single-flight.ts';
import { codeOf, DatabaseAway, reasonOf } from './database-away.ts';

/**
 * Knows whether the database answers, so that not every call waits to find out. It examines only when there is
 * a suspicion, and while the database is away.
 */
export type DatabaseWatch = {
  isAway: () => boolean;
  /** How often the database was lost: connections from before may be dead without knowing it. */
  losses: () => number;
  /** Tells that a query was answered, which is proof enough that the database is there. */
  answered: () => void;
  /** Examines the database now, or waits for a running examination; resolves in either case. */
  suspect: () => Promise<void>;
  /** Calls `act` once when the database is lost; returns a function that removes the listener. */
  whenLost: (act: (error: DatabaseAway) => void) => () => void;
  close: () => void;
};

export type WatchOptions = {
  /** Rejects if the database cannot be reached or does not answer in time. */
  examination: () => Promise<void>;
  log: (message: string) => void;
  /** Milliseconds between two examinations of a database that is away. */
  pause?: number;
};

/** Codes of a server that stops or starts; with any other refusal it has answered. */
const notThere = /^57P0/;

/** Logs one line when the database is lost and one when it is back, however many calls fail. */
export function createDatabaseWatch({ examination, log, pause = 1000 }: WatchOptions): DatabaseWatch {
  let reason: string | undefined;
  let losses = 0;
  let answers = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<(error: DatabaseAway) => void>();

  const lose = (error: unknown): void => {
    if (reason !== undefined || isClosed) return;
    reason = reasonOf(error);
    losses += 1;
    log(`database: it does not answer (${reason}); calls that need it are refused until it is back`);
    const notified = [...listeners];
    listeners.clear();
    for (const act of notified) act(new DatabaseAway(reason, error));
  };

  const suspect = singleFlight(async () => {
    const before = answers;
    try {
      await examination();
      if (reason !== undefined && !isClosed) log('database: it is back');
      reason = undefined;
    } catch (error) {
      // Slow to take new connections only: it has answered others meanwhile. Or it has refused this one.
      const code = codeOf(error);
      const isThere = answers !== before || (code !== undefined && !notThere.test(code));
      if (!isThere) lose(error);
    }
    if (reason === undefined || isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void suspect(), pause).unref();
  });

  return {
    isAway: () => reason !== undefined,
    losses: () => losses,
    answered: () => {
      answers += 1;
    },
    suspect,
    whenLost: (act) => {
      listeners.add(act);
      return () => listeners.delete(act);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
