import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../http/client-network.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { Organisation } from './organisation.ts';

/** From `after` attempts on each one waits: `seconds`, twice as long each time, `longest` at most. */
type Limit = { after: number; seconds: number; longest: number };
type Counter = { key: string; limit: Limit };
type Attempt = { what: 'signIn' | 'mail'; email: string; address: string | undefined };

/** Many people of one house may come from one address. */
const limits = {
  signIn: {
    account: { after: 5, seconds: 30, longest: 3600 },
    address: { after: 30, seconds: 30, longest: 3600 },
  },
  mail: {
    account: { after: 3, seconds: 60, longest: 3600 },
    address: { after: 30, seconds: 60, longest: 3600 },
  },
} as const satisfies Record<Attempt['what'], Record<'account' | 'address', Limit>>;

/** After a day without an attempt all is forgotten. */
const memorySeconds = 24 * 3600;

/**
 * Counts an attempt before it is tried, so that of many at once no more get through; 403 where it is too
 * soon. It asks nothing of the accounts: one that is not there is counted like any other.
 */
export async function countAttempt(db: Organisation['db'], attempt: Attempt, now: Date): Promise<void> {
  const admitted: Counter[] = [];
  for (const counter of countersOf(attempt)) {
    if (await count(db, counter, now)) admitted.push(counter);
    else {
      await takeBack(db, admitted);
      if (attempt.what === 'signIn') await tell(db, counter, attempt, now);
      throw new HttpProblem(403, 'TOO_MANY_ATTEMPTS', 'too many failed attempts; try again later');
    }
  }
}

/** It was right: the account begins anew, the network address has one failure less. */
export async function forgetAttempt(db: Organisation['db'], attempt: Attempt): Promise<void> {
  const [account, ...addresses] = countersOf(attempt);
  if (account !== undefined) await db.deleteFrom('attempt').where('key', '=', account.key).execute();
  await takeBack(db, addresses);
}

/** Somebody has shown otherwise whose account it is. */
export async function forgetAccount(db: Organisation['db'], email: string): Promise<void> {
  await forgetAttempt(db, { what: 'signIn', email, address: undefined });
}

/** It was not tried after all. */
export async function uncountAttempt(db: Organisation['db'], attempt: Attempt): Promise<void> {
  await takeBack(db, countersOf(attempt));
}

/** Forgets what nobody has tried for a day. */
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

/** Once for each time that it is blocked: who goes on trying must not fill the log. */
async function tell(
  db: Organisation['db'],
  { key }: Counter,
  { email, address }: Attempt,
  now: Date,
): Promise<void> {
  const untold = await db
    .updateTable('attempt')
    .set({ told: true })
    .where('key', '=', key)
    .where('told', '=', false)
    .returning('key')
    .executeTakeFirst();
  if (untold === undefined) return;
  const entry = { actor: undefined, subject: email.toLowerCase(), address };
  await record(db, { ...entry, action: 'SIGN_IN_REFUSED', detail: { reason: 'tooManyAttempts' } }, now);
}

/** Uncounts attempts that were none; who has failed too often all the same stays blocked. */
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

function countersOf({ what, email, address }: Attempt): Counter[] {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const account = { key: `${what} account ${hash}`, limit: limits[what].account };
  if (address === undefined) return [account];
  return [account, { key: `${what} address ${networkOf(address)}`, limit: limits[what].address }];
}

function before(now: Date): Date {
  return new Date(now.getTime() - memorySeconds * 1000);
}
