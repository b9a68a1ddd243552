import { HttpProblem } from '../http/problem.ts';
import { forgetOldAttempts } from './attempt-counters.ts';
import { countAttempt, forgetAttempt, uncountAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { knownDevice } from './devices.ts';
import type { Organisation } from './organisation.ts';
import type { SessionContext } from './page-sessions.ts';
import { checkPassword } from './passwords.ts';
import { startSession } from './start-session.ts';

/** `checks` limits password checks over all organisations, since each takes 19 MB and a thread. */
export type SignInContext = SessionContext & { checks: ConcurrencyLimit };

/** Sign-in by password. For an unknown account it does the same work and takes the same time. */
export function signInHandlers(
  organisation: Organisation,
  { portalUrl, now, checks }: SignInContext,
): Pick<DomainHandlers, 'authenticate'> {
  const { db } = organisation;
  return {
    authenticate: async ({ body: { email: given, password, devices }, address, origin }) => {
      const email = given.toLowerCase();
      const device = await knownDevice(db, email, devices, now());
      const attempt = { what: 'signIn', account: email, address, device } as const;
      await countAttempt(db, attempt, now());
      const account = await findByEmail(db, email);
      const right = await checks(() => checkPassword(account?.password_hash, password)).catch(
        async (busy: unknown) => {
          await uncountAttempt(db, attempt);
          throw busy;
        },
      );
      if (account === undefined || !right) {
        await record(db, { address, actor: undefined, action: 'SIGN_IN_REFUSED', subject: email }, now());
        throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'the e-mail address or the password is wrong');
      }
      await forgetAttempt(db, attempt);
      await forgetOldAttempts(db, now());
      return startSession(
        organisation,
        account,
        { origin, address, way: 'password', device },
        { portalUrl, now },
      );
    },
  };
}
