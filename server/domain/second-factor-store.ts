import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Encryption } from '../lib/encryption.ts';
import type { Account } from './authentication.ts';
import type { Organisation } from './organisation.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { createTotpSecret, totpStep, totpUri } from './totp.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;
type Place = Pick<Organisation, 'db' | 'slug'>;
/** How a second factor was proved. */
export type SecondFactorProof = 'code' | 'recoveryCode';

const pendingMinutes = 30;
/**
 * Wrong codes that are admitted at once; after them each waits, twice as long as the one before and a quarter of an hour
 * at most. So somebody who has the password guesses for a year at one chance in ten, and nobody is kept out: a recovery
 * code waits for nothing, and a new password ends what the wrong one opened.
 */
const waits = { after: 5, seconds: 15, longest: 900 } as const;

/** Since when a user has a second factor; undefined if they have none. */
export async function secondFactorSince(db: Db, accountId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('second_factor')
    .select('since')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row?.since ?? undefined;
}

/** The ids of all users who have a second factor. */
export async function usersWithSecondFactor(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('secret', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Makes a secret that counts once it is confirmed; one that was made before and not confirmed is gone. */
export async function beginEnrolment(
  { db, slug }: Place,
  { id, email }: Account,
  encryption: Encryption,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret();
  const pending = {
    pending: encryption.encrypt(secret, contextOf(slug, id)),
    pending_until: new Date(now.getTime() + pendingMinutes * 60_000),
  };
  await db
    .insertInto('second_factor')
    .values({ account_id: id, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
  return { secret, uri: totpUri(secret, email) };
}

/** A pending secret, and the time step of the code that was shown for it. */
export type ConfirmedEnrolment = { pending: string; step: number };

/** Checks a code of the pending secret. Wrong ones count as those of a sign-in do, so that nobody guesses them either. */
export async function checkEnrolment(
  { db, slug }: Place,
  accountId: string,
  typed: string,
  encryption: Encryption,
  now: Date,
): Promise<ConfirmedEnrolment> {
  const pending = await admitCode(db, accountId, 'pending', now);
  const secret = encryption.decrypt(pending, contextOf(slug, accountId));
  if (secret === undefined) throw noEnrolment();
  const step = totpStep(secret, withoutBlanks(typed), now);
  if (step === undefined) throw wrongCode();
  return { pending, step };
}

/** Makes a pending secret that of the user; the code that confirmed it counts as used. */
export async function confirmEnrolment(
  trx: Db,
  accountId: string,
  { pending, step }: ConfirmedEnrolment,
  now: Date,
): Promise<void> {
  const confirmed = await trx
    .updateTable('second_factor')
    .set({ secret: pending, since: now, last_step: step, pending: null, pending_until: null })
    .set({ wrong_codes: 0, wait_until: null })
    .where('account_id', '=', accountId)
    // Of two simultaneous confirmations only one finds it.
    .where('pending', '=', pending)
    .returning('account_id')
    .executeTakeFirst();
  if (confirmed === undefined) throw noEnrolment();
}

/** Proves the second factor of a user by a code of the authenticator or a recovery code; each counts once. */
export async function proveSecondFactor(
  place: Place,
  accountId: string,
  typed: string,
  encryption: Encryption,
  now: Date,
): Promise<SecondFactorProof> {
  const code = withoutBlanks(typed);
  if (/^\d{6}$/.test(code)) {
    await proveByTotp(place, accountId, code, encryption, now);
    return 'code';
  }
  if (!(await redeemRecoveryCode(place.db, accountId, code, now))) throw wrongCode();
  return 'recoveryCode';
}

/** For what asks for a second factor where there is one. */
export async function proveIfSet(
  place: Place,
  accountId: string,
  typed: string | undefined,
  encryption: Encryption,
  now: Date,
): Promise<void> {
  if ((await secondFactorSince(place.db, accountId)) === undefined) return;
  if (typed === undefined) throw new HttpProblem(400, 'SECOND_FACTOR_NEEDED', 'code: is needed');
  await proveSecondFactor(place, accountId, typed, encryption, now);
}

/** Removes secret and recovery codes; false if there was no second factor. */
export async function deleteSecondFactor(trx: Db, accountId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const deleted = await trx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('secret')
    .executeTakeFirst();
  return (deleted?.secret ?? null) !== null;
}

async function proveByTotp(
  { db, slug }: Place,
  accountId: string,
  code: string,
  encryption: Encryption,
  now: Date,
): Promise<void> {
  const stored = await admitCode(db, accountId, 'secret', now);
  const secret = encryption.decrypt(stored, contextOf(slug, accountId));
  if (secret === undefined)
    throw new HttpProblem(
      503,
      'SECOND_FACTOR_UNREADABLE',
      'codes cannot be checked now, as the key of this server is another: use a recovery code or ask an administrator',
    );
  const step = totpStep(secret, code, now);
  if (step === undefined) throw wrongCode();
  const used = await db
    .updateTable('second_factor')
    .set({ last_step: step, wrong_codes: 0, wait_until: null })
    .where('account_id', '=', accountId)
    .where('secret', '=', stored)
    // One statement, so that of simultaneous calls with one code only one succeeds.
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .returning('account_id')
    .executeTakeFirst();
  if (used === undefined)
    throw new HttpProblem(400, 'SECOND_FACTOR_USED', 'code: has been used, wait for the next one');
}

/** Counts a code before it is checked, so that simultaneous ones cannot exceed the limit; answers the secret as it is stored. */
async function admitCode(db: Db, accountId: string, of: 'secret' | 'pending', now: Date): Promise<string> {
  const { after, seconds, longest } = waits;
  const wait = sql`least(${longest}::float8, ${seconds}::float8 * power(2, least(wrong_codes + 1 - ${after}::integer, 20)))`;
  const isThere = sql<boolean>`${sql.ref(of)} is not null and (${of}::text = 'secret' or pending_until > ${now}::timestamptz)`;
  const admitted = await db
    .updateTable('second_factor')
    .set({
      wrong_codes: sql<number>`wrong_codes + 1`,
      wait_until: sql<Date>`case when wrong_codes + 1 >= ${after}::integer
        then ${now}::timestamptz + ${wait} * interval '1 second' end`,
    })
    .where('account_id', '=', accountId)
    .where(isThere)
    .where((eb) => eb.or([eb('wait_until', 'is', null), eb('wait_until', '<=', now)]))
    .returning(of)
    .executeTakeFirst();
  const stored = admitted?.[of] ?? undefined;
  if (stored !== undefined) return stored;
  const row = await db
    .selectFrom('second_factor')
    .select('wait_until')
    .where('account_id', '=', accountId)
    .where(isThere)
    .executeTakeFirst();
  if (row === undefined) throw of === 'secret' ? wrongCode() : noEnrolment();
  const until = row.wait_until ?? now;
  throw new HttpProblem(403, 'TOO_MANY_ATTEMPTS', 'too many wrong codes; try again later', { until, now });
}

const withoutBlanks = (typed: string) => typed.replace(/\s/g, '');
const wrongCode = () => new HttpProblem(400, 'SECOND_FACTOR_WRONG', 'code: is wrong');
const noEnrolment = () =>
  new HttpProblem(409, 'NO_ENROLMENT', 'no second factor is being set up: begin again');

/** Where a secret belongs, so that it is of no use in the row of another user. */
const contextOf = (slug: string, accountId: string) => `second factor ${slug} ${accountId}`;
