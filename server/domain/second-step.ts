import { HttpProblem } from '../http/problem.ts';
import type { Encryption } from '../lib/encryption.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import { lookUpChallenge, redeemChallenge } from './challenges.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import type { SessionContext } from './page-sessions.ts';
import { beginEnrolment, proveSecondFactor, secondFactorSince } from './second-factor-store.ts';
import { type SetUpContext, setUpSecondFactor } from './set-up-second-factor.ts';
import { foreignOrigin, signInNow } from './start-session.ts';

type Calls = 'enterSecondFactor' | 'beginRequiredEnrolment' | 'confirmRequiredEnrolment';
type Options = SessionContext & SetUpContext & { encryption: Encryption; tellMain: NotifyMain };

/** The second step of a sign-in: a code, or setting up a second factor where the organisation requires one. */
export function secondStepHandlers(
  organisation: Organisation,
  context: Options,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { now, encryption } = context;
  const enrolling = async (challenge: string, given: string | undefined) => {
    const origin = foreignOrigin(given, context);
    const challenged = await lookUpChallenge(organisation, challenge, { step: 'enrolment', origin }, now());
    // Set up meanwhile, in another window: this one signs in with it.
    if ((await secondFactorSince(db, challenged.account.id)) !== undefined)
      throw new HttpProblem(400, 'CHALLENGE_EXPIRED', 'a second factor is set up: begin again');
    return challenged;
  };
  return {
    enterSecondFactor: async ({ body: { challenge, code }, origin: given, address }) => {
      const origin = foreignOrigin(given, context);
      const { account, way, device } = await lookUpChallenge(
        organisation,
        challenge,
        { step: 'code', origin },
        now(),
      );
      const proof = await proveSecondFactor(organisation, account.id, code, encryption, now()).catch(
        async (error: unknown) => {
          const entry = { actor: undefined, subject: account.email, address };
          const detail = { reason: 'secondFactor' };
          await record(db, { ...entry, action: 'SIGN_IN_REFUSED', detail }, now());
          throw error;
        },
      );
      await redeemChallenge(organisation, challenge);
      return signInNow(organisation, account, { origin: given, address, way, proof, device }, context);
    },
    beginRequiredEnrolment: async ({ body: { challenge }, origin }) => {
      const { account } = await enrolling(challenge, origin);
      return beginEnrolment(organisation, account, encryption, now());
    },
    confirmRequiredEnrolment: async ({ body: { challenge, code }, origin, address }) => {
      const { account, way, device } = await enrolling(challenge, origin);
      const { changed, recoveryCodes } = await setUpSecondFactor(
        organisation,
        account,
        { code, address },
        context,
      );
      const session = await signInNow(
        organisation,
        changed,
        { origin, address, way, proof: 'code', device },
        context,
      );
      return { ...session, recoveryCodes };
    },
  };
}
