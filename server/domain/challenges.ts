import { createHash, randomBytes } from 'node:crypto';
import type { SecondStep } from '#core/contract/domain/second-factor.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Account, findById } from './authentication.ts';
import type { Organisation } from './organisation.ts';

export type SignInWay = OrganisationTables['sign_in_challenge']['way'];
/** A first step of a sign-in that was passed. `origin`: of the page, if it is not the portal. */
export type FirstStep = {
  step: SecondStep['secondStep'];
  origin: string | undefined;
  way: SignInWay;
} & KnownDevice;
/** The device of the person, if they have signed in there before (devices.ts). */
export type KnownDevice = { device?: string | undefined };

const minutes = { code: 10, enrolment: 30 } as const satisfies Record<FirstStep['step'], number>;

/** Makes a challenge: a random text for the call of the second step and no other. Only its hash is stored. */
export async function issueChallenge(
  { db }: Pick<Organisation, 'db'>,
  { id, epoch }: Pick<Account, 'id' | 'epoch'>,
  { step, origin, way, device }: FirstStep,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sign_in_challenge')
    .values({
      hash: hashOf(challenge),
      account_id: id,
      step,
      origin: origin ?? null,
      way,
      device: device ?? null,
      epoch,
      expires_at: new Date(now.getTime() + minutes[step] * 60_000),
    })
    .execute();
  return challenge;
}

/**
 * The user of a challenge. It counts for its step and its page only, until it expires and as long as no password was set
 * and no sign-out forced since.
 */
export async function lookUpChallenge(
  { db }: Pick<Organisation, 'db'>,
  challenge: string,
  { step, origin }: Pick<FirstStep, 'step' | 'origin'>,
  now: Date,
): Promise<{ account: Account; way: SignInWay } & KnownDevice> {
  const row = await db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('hash', '=', hashOf(challenge))
    .where('step', '=', step)
    .where('origin', 'is not distinct from', origin ?? null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const account = row && (await findById(db, row.account_id));
  if (account === undefined || account.epoch !== row?.epoch) throw expired();
  return { account, way: row.way, device: row.device ?? undefined };
}

/** Ends a challenge. It is one statement, so that of two simultaneous calls only one goes on. */
export async function redeemChallenge({ db }: Pick<Organisation, 'db'>, challenge: string): Promise<void> {
  const redeemed = await db
    .deleteFrom('sign_in_challenge')
    .where('hash', '=', hashOf(challenge))
    .returning('hash')
    .executeTakeFirst();
  if (redeemed === undefined) throw expired();
}

const expired = () =>
  new HttpProblem(400, 'CHALLENGE_EXPIRED', 'the first step of the sign-in has run out: begin again');

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
