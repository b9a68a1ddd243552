import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../http/client-network.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { Organisation } from './organisation.ts';

/** After `after` attempts each further one is blocked for `seconds`, then twice as long each time, up to `longest`. */
type Limit = { after: number; seconds: number; longest: number };
type Counter = { key: string; limit: Limit };
type Attempt = {
  what: 'signIn' | 'mail' | 'application';
  /** E-mail address of a user, or ID of an application, as it was given. */
  account: string;
  address: string | undefined;
};

/** Network addresses have a higher limit, since many people of one company may share one. */
const limits = {
  signIn: {
    account: { after: 5, seconds: 30, longest: 3600 },
    address: { after: 30, seconds: 30, longest: 3600 },
  },
  mail: {
    account: { after: 3, seconds: 60, longest: 3600 },
    address: { after: 30, seconds: 60, longest: 3600 },
  },
  application: {
    account: { after: 10, seconds: 10, longest: 600 },
    address: { after: 30, seconds: 30, longest: 3600 },
  },
} as const satisfies Record<Attempt['what'], Record<'account' | 'address', Limit>>;

/** Attempts are deleted after a day without another one. */
const memorySeconds = 24 * 3600;

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit; throws 403 while
 * attempts are blocked. It does not look at accounts: unknown ones are counted like any other.
 */
export async function countAttempt(db: Organisation['db'], attempt: Attempt, now: Date): Promise<void> {
  const admitted: Counter[] = [];
  for (const counter of countersOf(attempt)) {
    if (await count(db, counter, now)) admitted.push(counter);
    else {
      await takeBack(db, admitted);
      await logBlock(db, counter, attempt, now);
      // Programs expect 429; the specification has 403 for people.
      const status = attempt.what === 'application' ? 429 : 403;
      const wait = { until: await blockedUntil(db, counter, now), now };
      throw new HttpProblem(status, 'TOO_MANY_ATTEMPTS', 'too many failed attempts; try again later', wait);
    }
  }
}

/** After a successful attempt: resets the counter of the account and lowers that of the network address by one. */
export async function forgetAttempt(db: Organisation['db'], attempt: Attempt): Promise<void> {
  const [account, ...addresses] = countersOf(attempt);
  if (account !== undefined) await db.deleteFrom('attempt').where('key', '=', account.key).execute();
  await takeBack(db, addresses);
}

/** Resets the counter of an account whose owner was identified in another way. */
export async function forgetAccount(db: Organisation['db'], email: string): Promise<void> {
  await forgetAttempt(db, { what: 'signIn', account: email, address: undefined });
}

/** Lowers the counters for an attempt that was counted but not made. */
export async function uncountAttempt(db: Organisation['db'], attempt: Attempt): Promise<void> {
  await takeBack(db, countersOf(attempt));
}

/** Deletes counters that are a day old. */
export async function forgetOldAttempts(db: Organisation['db'], now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('at', '<', before(now)).execute();
}

async function count(db: Organisation['db'], { key, limit }: Counter, now: Date): Promise<boolean> {
  const { after, seconds, longest } = limit;
  const counted = sql<number>`case when attempt.at < ${before(now)}::timestamptz then 1 else attempt.number + 1 end`;
  const wait = sql`least(${longest}::float8, ${seconds}::float8 * power(2, least(${counted} - ${after}::integer, 20)))`;
  const row = await db
    .insertInto('attempt')
    .values({ key, number: 1, at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          number: counted,
          at: now,
          told: false,
          blocked_until: sql`case when ${counted} >= ${after}::integer
            then ${now}::timestamptz + ${wait} * interval '1 second' end`,
        })
        .where((eb) =>
          eb.or([eb('attempt.blocked_until', 'is', null), eb('attempt.blocked_until', '<=', now)]),
        ),
    )
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** The end of a block; now, if another request has just ended it. */
async function blockedUntil(db: Organisation['db'], { key }: Counter, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.blocked_until ?? now;
}

/** What the audit log calls a block; of mails it has none. */
const refusedAction = { signIn: 'SIGN_IN_REFUSED', application: 'SESSION_REFUSED', mail: undefined } as const;

/** Writes a block to the audit log, once per block, so that further attempts do not fill the log. */
async function logBlock(
  db: Organisation['db'],
  { key }: Counter,
  { what, account, address }: Attempt,
  now: Date,
): Promise<void> {
  const action = refusedAction[what];
  if (action === undefined) return;
  const untold = await db
    .updateTable('attempt')
    .set({ told: true })
    .where('key', '=', key)
    .where('told', '=', false)
    .returning('key')
    .executeTakeFirst();
  if (untold === undefined) return;
  const entry = { actor: undefined, subject: account.toLowerCase(), address };
  await record(db, { ...entry, action, detail: { reason: 'tooManyAttempts' } }, now);
}

/** Lowers counters. A counter that is still above its limit keeps its block. */
async function takeBack(db: Organisation['db'], counters: readonly Counter[]): Promise<void> {
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

function countersOf({ what, account, address }: Attempt): Counter[] {
  const hash = createHash('sha256').update(account.toLowerCase()).digest('hex');
  const ofAccount = { key: `${what} account ${hash}`, limit: limits[what].account };
  if (address === undefined) return [ofAccount];
  return [ofAccount, { key: `${what} address ${networkOf(address)}`, limit: limits[what].address }];
}

function before(now: Date): Date {
  return new Date(now.getTime() - memorySeconds * 1000);
}
