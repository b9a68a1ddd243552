import pg from 'pg';
import { type DatabaseLimits, statementGrace } from './database-limits.ts';

// Calendar days are strings: a Date of the driver would be shifted by the time zone of the machine.
const dayType = 1082;
export const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === dayType ? (text: string) => text : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

export type PoolOptions = {
  limits: DatabaseLimits;
  connections: number | undefined;
  /** The error of an idle connection that the database closes; the next query opens another one. */
  onIdleError: (error: Error) => void;
  /** Whether a query ends here too if the database does not end it. */
  endsQueries?: boolean;
};

/** Connections of a pool where nothing else is said. */
const usualConnections = 10;
/** Milliseconds after which a transaction is ended whose owner does nothing: it may be a process that hangs, with locks. */
const idleInTransaction = 60_000;

/** Creates a pool. The error of an idle connection must be handled, or it ends the process. */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const { limits, connections = usualConnections, onIdleError, endsQueries = false } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: Math.max(idleInTransaction, limits.statement),
    // The database would compile what it thinks expensive, which takes longer than any of these statements: where an
    // estimate is too high, it costs every call most of a second.
    options: '-c jit=off',
    keepAlive: true,
    ...(endsQueries ? { query_timeout: limits.statement + statementGrace } : {}),
  });
  pool.on('error', onIdleError);
  // An error between two queries of a transaction would end the process too; the next query reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
