import { sql } from 'kysely';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** From the attempt number `after` on each one makes the next wait, `seconds` first, then twice as long each time, up to `longest`. */
export type Limit = { after: number; seconds: number; longest: number };
export type Counter = { key: string; limit: Limit };

/** Counters are forgotten after a day without an attempt. */
const memorySeconds = 24 * 3600;

/**
 * Counts an attempt, unless it comes while attempts have to wait; false then. It is one statement, so that of many
 * simultaneous attempts, in whatever process, no more pass than the limit allows.
 */
export async function count(db: Db, { key, limit }: Counter, now: Date): Promise<boolean> {
  const { after, seconds, longest } = limit;
  const counted = sql<number>`case when attempt.at < ${before(now)}::timestamptz then 1 else attempt.number + 1 end`;
  const waitAfter = (number: typeof counted) => sql<Date>`case when ${number} >= ${after}::integer
    then ${now}::timestamptz + least(${longest}::float8, ${seconds}::float8 * power(2, least(${number} - ${after}::integer, 20)))
      * interval '1 second' end`;
  const row = await db
    .insertInto('attempt')
    .values({ key, number: 1, at: now, blocked_until: waitAfter(sql<number>`1`) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ number: counted, at: now, told: false, blocked_until: waitAfter(counted) })
        .where((eb) =>
          eb.or([eb('attempt.blocked_until', 'is', null), eb('attempt.blocked_until', '<=', now)]),
        ),
    )
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** The end of a wait; now, if another request has just ended it. */
export async function endOfWait(db: Db, { key }: Counter, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.blocked_until ?? now;
}

/** Whether a wait has not been told of before; of simultaneous callers one is told so. */
export async function isUntold(db: Db, { key }: Counter): Promise<boolean> {
  const untold = await db
    .updateTable('attempt')
    .set({ told: true })
    .where('key', '=', key)
    .where('told', '=', false)
    .returning('key')
    .executeTakeFirst();
  return untold !== undefined;
}

/** Lowers counters. A counter that is still above its limit keeps its wait. */
export async function takeBack(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { key, limit } of counters) {
    await db
      .updateTable('attempt')
      .set({
        number: sql`greatest(number - 1, 0)`,
        blocked_until: sql`case when number - 1 >= ${limit.after}::integer then blocked_until end`,
      })
      .where('key', '=', key)
      .execute();
  }
}

/** Takes back the last attempt with the wait that it made, if it is still the one of that moment. */
export async function endWaitOf(db: Db, { key }: Counter, at: Date): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ number: sql`greatest(number - 1, 0)`, blocked_until: sql`null` })
    .where('key', '=', key)
    .where('at', '=', at)
    .execute();
}

export async function forget(db: Db, counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  if (keys.length > 0) await db.deleteFrom('attempt').where('key', 'in', keys).execute();
}

/** Deletes counters that are a day old. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('at', '<', before(now)).execute();
}

function before(now: Date): Date {
  return new Date(now.getTime() - memorySeconds * 1000);
}
