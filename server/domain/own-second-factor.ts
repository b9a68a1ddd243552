import { HttpProblem } from '../http/problem.ts';
import { tokenOf } from './accounts.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Organisation } from './organisation.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';
import {
  beginEnrolment,
  deleteSecondFactor,
  proveIfSet,
  proveSecondFactor,
  secondFactorSince,
} from './second-factor-store.ts';
import { type SetUpContext, setUpSecondFactor, tellUser } from './set-up-second-factor.ts';
import { isSecondFactorRequired, lockSignInRules } from './sign-in-rules.ts';

type Calls =
  | 'secondFactor'
  | 'beginEnrolment'
  | 'confirmEnrolment'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

/** The second factor of the caller. What changes it asks for the password and, where there is one, for a code. */
export function ownSecondFactorHandlers(
  organisation: Organisation,
  context: SetUpContext & { checks: ConcurrencyLimit },
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { now, encryption } = context;
  return {
    secondFactor: async ({ caller: { account } }) => {
      const since = await secondFactorSince(db, account.id);
      return {
        ...(since && { since: since.toISOString() }),
        recoveryCodesLeft: await countRecoveryCodes(db, account.id),
        required: await isSecondFactorRequired(db),
      };
    },
    beginEnrolment: async ({ body: { currentPassword, code }, caller, address }) => {
      await confirmPassword(organisation, { caller, address }, currentPassword, context);
      await proveIfSet(organisation, caller.account.id, code, encryption, now());
      return beginEnrolment(organisation, caller.account, encryption, now());
    },
    confirmEnrolment: async ({ body: { code }, caller, address }) => {
      const given = { code, address };
      const { changed, recoveryCodes } = await setUpSecondFactor(
        organisation,
        caller.account,
        given,
        context,
      );
      return { token: await tokenOf(organisation, changed, now), recoveryCodes };
    },
    renewRecoveryCodes: async ({ body: { code }, caller: { account }, address }) => {
      await proveSecondFactor(organisation, account.id, code, encryption, now());
      return db.transaction().execute(async (trx) => {
        const recoveryCodes = await createRecoveryCodes(trx, account.id);
        const entry = { actor: account.email, subject: account.email, address };
        await record(trx, { ...entry, action: 'RECOVERY_CODES_RENEWED' }, now());
        return { recoveryCodes };
      });
    },
    removeSecondFactor: async ({ body: { currentPassword, code }, caller, address }) => {
      const { account } = caller;
      await confirmPassword(organisation, { caller, address }, currentPassword, context);
      await proveSecondFactor(organisation, account.id, code, encryption, now());
      await db.transaction().execute(async (trx) => {
        // While the rules stay as they are: otherwise a session would go on without what is required from now on.
        await lockSignInRules(trx, organisation);
        if (await isSecondFactorRequired(trx))
          throw new HttpProblem(409, 'SECOND_FACTOR_REQUIRED', 'the organisation requires a second factor');
        await deleteSecondFactor(trx, account.id);
        const entry = { actor: account.email, subject: account.email, address };
        await record(trx, { ...entry, action: 'SECOND_FACTOR_REMOVED' }, now());
      });
      await tellUser(organisation, account, 'secondFactorRemoved', context);
      return {};
    },
  };
}
