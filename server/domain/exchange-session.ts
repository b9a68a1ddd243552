import { sql } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import { signToken } from '../auth/tokens.ts';
import { HttpProblem } from '../http/problem.ts';
import { claimsOf } from './accounts.ts';
import { hashOf } from './applications.ts';
import { countAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import type { Organisation } from './organisation.ts';

const lifetimeSeconds = 600;
/** Tokens that an application gets within a minute. */
const maxExchanges = 600;

/** Rights that pages of others never get: scripts of a page can use what it has. */
const portalOnly: readonly Role[] = ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];

type Used = { name: string; origins: string[]; exchanges: number };

/** Exchanges a user whom an application has signed in for a token of ten minutes, for pages of one origin. */
export function exchangeHandler(
  organisation: Organisation,
  { now }: { now: () => Date },
): DomainHandlers['exchangeSession'] {
  const { db } = organisation;
  return async ({ body: { applicationId, applicationSecret, email, origin }, address }) => {
    const at = now();
    const used = await useApplication(db, { id: applicationId, secret: applicationSecret }, at);
    if (used === undefined) {
      await countAttempt(db, { what: 'application', email: applicationId, address }, at);
      const line = { actor: undefined, action: 'SESSION_REFUSED', address } as const;
      await record(db, { ...line, detail: { reason: 'credentials' } }, at);
      throw new HttpProblem(401, 'INVALID_APPLICATION', 'there is no application with these credentials');
    }
    if (used.exchanges > maxExchanges)
      throw new HttpProblem(429, 'TOO_MANY_EXCHANGES', `at most ${maxExchanges} tokens a minute`);
    const refuse = async (reason: 'origin' | 'user', problem: HttpProblem) => {
      const line = { actor: undefined, action: 'SESSION_REFUSED', subject: email.toLowerCase() } as const;
      await record(db, { ...line, detail: { application: used.name, reason }, address }, at);
      return problem;
    };
    if (!used.origins.includes(origin))
      throw await refuse(
        'origin',
        new HttpProblem(403, 'WRONG_ORIGIN', 'the application has no tokens for pages of this origin'),
      );
    const account = await findByEmail(db, email);
    if (account === undefined)
      throw await refuse('user', new HttpProblem(403, 'UNKNOWN_USER', 'there is no such user'));
    const detail = { application: used.name, origin };
    await record(db, { actor: account.email, action: 'SESSION_EXCHANGED', detail, address }, at);
    const claims = claimsOf(organisation, account);
    const roles = claims.roles.filter((role) => !portalOnly.some((one) => one === role));
    const token = await signToken(organisation.key, { ...claims, roles, origin }, now, lifetimeSeconds);
    return { token, expiresIn: lifetimeSeconds };
  };
}

/** Finds an application by its credentials and counts its use, in one statement; undefined if they are wrong. */
async function useApplication(
  db: Organisation['db'],
  { id, secret }: { id: string; secret: string },
  at: Date,
): Promise<Used | undefined> {
  const isNewMinute = sql<boolean>`(minute is null or minute <= ${new Date(at.getTime() - 60_000)}::timestamptz)`;
  return db
    .updateTable('application')
    .set({
      last_used: at,
      exchanges: sql<number>`case when ${isNewMinute} then 1 else exchanges + 1 end`,
      minute: sql<Date>`case when ${isNewMinute} then ${at}::timestamptz else minute end`,
    })
    .where(sql<boolean>`id::text = ${id}`)
    .where('secret_hash', '=', hashOf(secret))
    .returning(['name', 'origins', 'exchanges'])
    .executeTakeFirst();
}
