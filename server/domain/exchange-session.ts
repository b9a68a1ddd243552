import { sql } from 'kysely';
import { signToken } from '../auth/tokens.ts';
import { HttpProblem } from '../http/problem.ts';
import { hashOf } from './applications.ts';
import { countAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import type { Organisation } from './organisation.ts';
import { pageClaims } from './page-sessions.ts';

const lifetimeSeconds = 600;
/** Tokens that an application gets within a minute. */
const maxExchanges = 600;
const minuteLong = 60_000;

/** An application that has just used its credentials; `exchanges` counts those of this minute, with this one, `minute` is its begin. */
type UsedApplication = { name: string; origins: string[]; exchanges: number; minute: Date | null };

/** Exchanges a user whom an application has signed in for a token of ten minutes, for pages of one origin. */
export function exchangeHandler(
  organisation: Organisation,
  { now }: { now: () => Date },
): DomainHandlers['exchangeSession'] {
  const { db } = organisation;
  return async ({ body: { applicationId, applicationSecret, email, origin }, address }) => {
    const at = now();
    const recordRefusal = (application: string | undefined, reason: Refusal, subject?: string) => {
      const detail = { ...(application !== undefined && { application }), reason };
      const line = { actor: undefined, action: 'SESSION_REFUSED', ...(subject && { subject }) } as const;
      return record(db, { ...line, detail, address }, at);
    };
    const application = await useApplication(db, { id: applicationId, secret: applicationSecret }, at);
    if (application === undefined) {
      await countAttempt(db, { what: 'application', account: applicationId, address }, at);
      await recordRefusal(await nameOf(db, applicationId), 'credentials');
      throw new HttpProblem(401, 'INVALID_APPLICATION', 'there is no application with these credentials');
    }
    const { name, origins, exchanges, minute } = application;
    if (exchanges > maxExchanges) {
      // Once a minute, so that the log is not filled.
      if (exchanges === maxExchanges + 1) await recordRefusal(name, 'tooManyAttempts');
      const wait = { until: new Date((minute ?? at).getTime() + minuteLong), now: at };
      throw new HttpProblem(429, 'TOO_MANY_EXCHANGES', `at most ${maxExchanges} tokens a minute`, wait);
    }
    if (!origins.includes(origin)) {
      await recordRefusal(name, 'origin', email.toLowerCase());
      throw new HttpProblem(403, 'WRONG_ORIGIN', 'the application has no tokens for pages of this origin');
    }
    const account = await findByEmail(db, email);
    if (account === undefined) {
      await recordRefusal(name, 'user', email.toLowerCase());
      throw new HttpProblem(403, 'UNKNOWN_USER', 'there is no such user');
    }
    const detail = { application: name, origin };
    await record(db, { actor: account.email, action: 'SESSION_EXCHANGED', detail, address }, at);
    const claims = pageClaims(organisation, account, origin);
    const token = await signToken(organisation.key, claims, now, lifetimeSeconds);
    return { token, expiresIn: lifetimeSeconds };
  };
}

/** Why an exchange is refused, as the audit log names it. */
type Refusal = 'credentials' | 'origin' | 'user' | 'tooManyAttempts';

/** The name of an application that was not identified, so that its administrator sees whose secret is wrong. */
async function nameOf(db: Organisation['db'], id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('application')
    .select('name')
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  return row?.name;
}

/** Finds an application by its credentials and counts its use, in one statement; undefined if they are wrong. */
async function useApplication(
  db: Organisation['db'],
  { id, secret }: { id: string; secret: string },
  at: Date,
): Promise<UsedApplication | undefined> {
  const isNewMinute = sql<boolean>`(minute is null or minute <= ${new Date(at.getTime() - minuteLong)}::timestamptz)`;
  return db
    .updateTable('application')
    .set({
      last_used: at,
      exchanges: sql<number>`case when ${isNewMinute} then 1 else exchanges + 1 end`,
      minute: sql<Date>`case when ${isNewMinute} then ${at}::timestamptz else minute end`,
    })
    .where(sql<boolean>`id::text = ${id}`)
    .where('secret_hash', '=', hashOf(secret))
    .returning(['name', 'origins', 'exchanges', 'minute'])
    .executeTakeFirst();
}
