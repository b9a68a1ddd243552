import * as v from 'valibot';
import { emailAddress } from '#core/contract/rules.ts';
import { oneLine } from '#core/contract/text.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import { type Account, type DomainHandlers, findByEmail } from './authentication.ts';
import { revokeCodes } from './codes.ts';
import { forgetDevices } from './devices.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { LinkContext } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';
import { raiseEpoch } from './raise-epoch.ts';
import { deleteSecondFactor } from './second-factor-store.ts';
import { tellUser } from './set-up-second-factor.ts';
import { type UsersTransaction, withUser } from './users-at-rest.ts';

/**
 * Removes the second factor of somebody who has lost it. Their sessions end and their links to sign in with them, since
 * who lost a device may have lost what was signed in on it.
 */
export function resetSecondFactorHandler(
  organisation: Organisation,
  context: LinkContext & { tellMain: NotifyMain },
): DomainHandlers['resetSecondFactor'] {
  const { now, tellMain } = context;
  return async ({ params: { id }, caller, address }) => {
    // Administrators remove their own with a code, so that an open session alone does not suffice.
    if (id === caller.account.id)
      throw new HttpProblem(403, 'OWN_ACCOUNT', 'remove your own second factor in your account');
    const target = await withUser(organisation, { id, caller }, async ({ trx, target }) => {
      if (!(await reset(trx, organisation, target, now())))
        throw new HttpProblem(409, 'NO_SECOND_FACTOR', 'has no second factor');
      const entry = { actor: caller.account.email, subject: target.email, address };
      await record(trx, { ...entry, action: 'SECOND_FACTOR_RESET' }, now());
      return target;
    });
    await tellMain(organisation, [id]);
    return { mail: await tellUser(organisation, target, 'secondFactorReset', context) };
  };
}

/** What the operator gives to reset the second factor of somebody whom no administrator can help. */
export const lostSecondFactor = v.object({
  slug: oneLine(40),
  user: v.pipe(emailAddress, v.toLowerCase()),
});
export type LostSecondFactor = v.InferOutput<typeof lostSecondFactor>;

/** The same by the operator. The caller ends the sessions on the main server. */
export async function resetByOperator(
  organisations: readonly Organisation[],
  { slug, user }: LostSecondFactor,
  now: Date,
): Promise<{ organisation: Organisation; id: string }> {
  const organisation = organisations.find((one) => one.slug === slug);
  if (organisation === undefined) throw new Error(`there is no organisation ${slug}`);
  const account = await findByEmail(organisation.db, user);
  if (account === undefined) throw new Error(`${organisation.name} has no user ${user}`);
  await organisation.db.transaction().execute(async (trx) => {
    if (!(await reset(trx, organisation, account, now))) throw new Error(`${user} has no second factor`);
    const entry = { actor: 'reset-second-factor', subject: user };
    await record(trx, { ...entry, action: 'SECOND_FACTOR_RESET' }, now);
  });
  return { organisation, id: account.id };
}

async function reset(
  trx: UsersTransaction,
  organisation: Organisation,
  { id }: Account,
  now: Date,
): Promise<boolean> {
  const had = await deleteSecondFactor(trx, id);
  await raiseEpoch(trx, organisation, (update) => update.where('id', '=', id), now);
  await revokeCodes(trx, { purpose: 'login', subject: id });
  await forgetDevices(trx, id);
  return had;
}
