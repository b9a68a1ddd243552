import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { ErrorLevel, ErrorLine } from '#core/contract/main/technical.ts';
import { withoutRequest } from '../http/failure-log.ts';
import { redact } from '../lib/redact.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { codeOf } from './database-away.ts';
import type { MainDb } from './open-main.ts';

/** The newest lines that stay, and for how long. */
const maxLines = 2000;
const maxAge = 30 * 24 * 60 * 60 * 1000;
/** Different lines that wait in memory for the database; what comes beyond is counted alone. */
const maxWaiting = 200;
const maxMessage = 4000;
/** Milliseconds between two writings. */
const pause = 2000;

type Waiting = {
  level: ErrorLevel;
  place: string;
  message: string;
  request_id: string | null;
  first_at: Date;
  last_at: Date;
  count: number;
};

export type ErrorLog = {
  /** Notes a message of the log. It waits for nothing and never fails. */
  note: (message: string) => void;
  /** Writes what was noted into this database from now on; the result writes the rest and ends that. */
  writeTo: (db: MainDb) => () => Promise<void>;
  /** Writes what was noted. */
  flush: () => Promise<void>;
};

/**
 * Errors and warnings on their way to the database. What cannot be written waits, up to a limit, and says nothing: a log
 * that tells of itself would never end.
 */
export function createErrorLog({ now }: { now: () => Date }): ErrorLog {
  const waiting = new Map<string, Waiting>();
  let target: MainDb | undefined;
  let surplus = 0;
  const add = (fingerprint: string, line: Waiting) => {
    const same = waiting.get(fingerprint);
    if (same !== undefined) {
      same.count += line.count;
      // What could not be written comes back behind what came meanwhile.
      same.last_at = new Date(Math.max(same.last_at.getTime(), line.last_at.getTime()));
      same.first_at = new Date(Math.min(same.first_at.getTime(), line.first_at.getTime()));
      same.request_id = line.request_id ?? same.request_id;
    } else if (waiting.size < maxWaiting) waiting.set(fingerprint, line);
    else surplus += line.count;
  };
  const flush = singleFlight(async () => {
    if (target === undefined || (waiting.size === 0 && surplus === 0)) return;
    const taken = [...waiting];
    waiting.clear();
    const lost = surplus;
    surplus = 0;
    const db = target;
    const outcome = await tryWriting(db, taken, lost, now());
    if (outcome !== 'refused') {
      if (outcome === 'written') return;
      for (const [fingerprint, line] of taken) add(fingerprint, line);
      surplus += lost;
      return;
    }
    // One by one, so that a line which the database does not take holds up no other. That one is given up.
    for (const [fingerprint, line] of taken)
      if ((await tryWriting(db, [[fingerprint, line]], 0, now())) === 'away') add(fingerprint, line);
    if (lost > 0 && (await tryWriting(db, [], lost, now())) === 'away') surplus += lost;
  });
  return {
    note: (message) => {
      try {
        const line = lineOf(message, now());
        if (line !== undefined) add(fingerprintOf(line), line);
      } catch {
        // Whoever logs is served all the same.
      }
    },
    writeTo: (db) => {
      target = db;
      const timer = setInterval(() => void flush(), pause).unref();
      return async () => {
        clearInterval(timer);
        await flush();
        target = undefined;
      };
    },
    flush,
  };
}

/** Says who was refused, who the customers are, or which internal documents there are: for the operator alone. */
const isForOperator = (message: string) =>
  /^(?:refused: |register: |internal documents without )/.test(message);

function lineOf(raw: string, at: Date): Waiting | undefined {
  if (isForOperator(raw)) return undefined;
  const { line, id: request } = withoutRequest(raw);
  const said = redact(line.slice(0, 2 * maxMessage))
    .toWellFormed()
    .replaceAll('\0', '');
  // The path of a call has names with a colon: `/RegText/:complete`.
  const [, place = 'server', rest = said] =
    /^((?:[^:\n]|(?<=\/):(?=\w)){1,120}): ([\s\S]+)$/.exec(said) ?? [];
  return {
    level: /\b[A-Z]\w*Error\b|\bfailed\b|\bError:|^[A-Z]+ \/api/.test(said) ? 'error' : 'warning',
    place,
    message: rest.slice(0, maxMessage),
    request_id: request ?? null,
    first_at: at,
    last_at: at,
    count: 1,
  };
}

/** The same of what differs in numbers alone. */
const fingerprintOf = ({ level, place, message }: Pick<Waiting, 'level' | 'place' | 'message'>) =>
  createHash('sha256')
    .update(JSON.stringify([level, place, message.replace(/\d+/g, '0')]))
    .digest('hex');

type Lines = readonly (readonly [fingerprint: string, line: Waiting])[];

/** Codes for values that the database does not take, whenever they come. */
const ofContent = /^(?:22|23|54)/;

/** Writes lines; `refused` if the database does not take them for what they say. */
async function tryWriting(
  ...[db, lines, surplus, now]: Parameters<typeof writeLines>
): Promise<'written' | 'refused' | 'away'> {
  try {
    await writeLines(db, lines, surplus, now);
    return 'written';
  } catch (error) {
    return ofContent.test(codeOf(error) ?? '') ? 'refused' : 'away';
  }
}

async function writeLines(db: MainDb, lines: Lines, surplus: number, now: Date): Promise<void> {
  const all = new Map(lines);
  if (surplus > 0) {
    const line = {
      level: 'warning',
      place: 'error log',
      message: 'More went wrong at once than is noted; these are the others.',
      request_id: null,
      first_at: now,
      last_at: now,
      count: surplus,
    } as const;
    all.set(fingerprintOf(line), line);
  }
  // In one order, so that two processes never wait for each other.
  const rows = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fingerprint, line]) => ({ fingerprint, ...line }));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('error_log')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('fingerprint').doUpdateSet({
          count: sql<number>`error_log.count + excluded.count`,
          last_at: sql<Date>`greatest(error_log.last_at, excluded.last_at)`,
          request_id: sql<string | null>`coalesce(excluded.request_id, error_log.request_id)`,
          message: sql<string>`excluded.message`,
        }),
      )
      .execute();
    await trx
      .deleteFrom('error_log')
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('last_at', '<', new Date(now.getTime() - maxAge)),
          eb(
            'id',
            'in',
            selectFrom('error_log')
              .select('id')
              .orderBy('last_at', 'desc')
              .orderBy('id', 'desc')
              .offset(maxLines),
          ),
        ]),
      )
      .execute();
  });
}

type LogQuery = { level?: ErrorLevel | undefined; text?: string | undefined; start: number; rows: number };

/** A page of the lines that match, the last first, and their number. */
export async function readErrorLog(
  read: MainDb,
  { level, text, start, rows }: LogQuery,
): Promise<{ items: ErrorLine[]; total: number }> {
  const part = `%${(text ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const matching = read
    .selectFrom('error_log')
    .$if(level !== undefined, (query) => query.where('level', '=', level as ErrorLevel))
    .$if(part !== '%%', (query) =>
      query.where(
        sql<SqlBool>`lower(place || ' ' || message || ' ' || coalesce(request_id, '')) like ${part}`,
      ),
    );
  const { total } = await matching
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const lines = await matching
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .offset(start)
    .limit(rows)
    .execute();
  const items = lines.map(({ id, level: kind, place, message, request_id, first_at, last_at, count }) => ({
    id: Number(id),
    level: kind,
    place,
    message,
    requestId: request_id ?? undefined,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
    count,
  }));
  return { items, total };
}

/** Deletes all lines; their number. */
export async function clearErrorLog(db: MainDb): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('error_log').executeTakeFirst();
  return Number(numDeletedRows);
}
