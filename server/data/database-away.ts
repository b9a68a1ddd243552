import { databaseAwayCode } from '#core/contract/database-away.ts';
import { HttpProblem } from '../http/problem.ts';

/**
 * The database cannot be reached, has no free connection, or gave no answer in time. Of a transaction that ended so
 * nothing is stored; only where the connection broke while it was committed, nobody knows.
 */
export class DatabaseAway extends HttpProblem {
  override name = 'DatabaseAway';
  /** About as long as it takes to see that the database is back. */
  override readonly retryAfter = 2;
  /** Why, for the operator; callers are told no addresses. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(503, databaseAwayCode, 'the database does not answer now; try again in a moment');
    this.reason = reason;
    this.cause = cause;
  }
}

/**
 * Error codes of a server that cannot answer now: no connection, no resources, it stops or starts, a statement took too long, a
 * lock was not free, an idle transaction was ended.
 */
const passing = /^(?:08|53|57P0|57014|55P03|25P0[34])/;
/** Those after which the connection is of no use. */
const ending = /^(?:08|57P0|25P0[34])/;
/** The server has ended a statement that took longer than its time limit, or was asked to. */
const statementEnded = '57014';
const lockNotFree = '55P03';

/** A code as PostgreSQL gives it; those of sockets begin with an E. */
const sqlState = /^[0-9FHPX][0-9A-Z]{4}$/;

/** The code of an error that the server sent, the embedded one too. All other errors come from the connection. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return sqlState.test(error.code) ? error.code : undefined;
}

/** Values that cannot be sent are errors of a statement, though no server has sent them. */
const isOfOurCode = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** Whether the connection on which this error came is of no use any more. */
export function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined ? !isOfOurCode(error) : ending.test(code);
}

/** The error of a query as a `DatabaseAway` if it passes by itself, else the error as it is. */
export function asAway(error: unknown): unknown {
  if (error instanceof DatabaseAway || isOfOurCode(error)) return error;
  const code = codeOf(error);
  return code === undefined || passing.test(code) ? new DatabaseAway(reasonOf(error), error) : error;
}

/** Whether the database has ended a statement for its time limit. */
export function isOfTimeLimit(error: unknown): boolean {
  return error instanceof DatabaseAway && codeOf(error.cause) === statementEnded;
}

/** Whether a lock was not free within the time that somebody had set for it. */
export function isOfLock(error: unknown): boolean {
  return codeOf(error instanceof DatabaseAway ? error.cause : error) === lockNotFree;
}

/** A message of its own; that of several addresses tried in turn has none. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseAway) return error.reason;
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** For work that is repeated every few seconds: whoever watches the database says that it is away. */
export function ignoreAway(error: unknown): void {
  if (!(error instanceof DatabaseAway)) throw error;
}
