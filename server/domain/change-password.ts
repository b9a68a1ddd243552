import { HttpProblem } from '../http/problem.ts';
import { tokenOf } from './accounts.ts';
import { countAttempt, forgetAttempt } from './attempts.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { checkPassword } from './passwords.ts';
import { hashNewPassword, setPassword } from './set-password.ts';

/** Changes one's own password. It asks for the old one, so that an open session alone does not suffice. */
export function changePasswordHandler(
  organisation: Organisation,
  { now, checks, endOnMain }: { now: () => Date; checks: ConcurrencyLimit; endOnMain: NotifyMain },
): DomainHandlers['changePassword'] {
  const { db } = organisation;
  return async ({ params: { id }, body: { currentPassword, newPassword }, caller, address }) => {
    const { account } = caller;
    if (id !== account.id) throw new HttpProblem(403, 'FORBIDDEN', 'everybody changes their own password');
    if (newPassword === currentPassword)
      throw new HttpProblem(400, 'SAME_PASSWORD', 'newPassword: must be another one');
    const attempt = { what: 'signIn', account: account.email, address } as const;
    await countAttempt(db, attempt, now());
    if (!(await checks(() => checkPassword(account.password_hash, currentPassword)))) {
      const entry = { actor: account.email, subject: account.email, address };
      await record(db, { ...entry, action: 'SIGN_IN_REFUSED' }, now());
      throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'currentPassword: is wrong');
    }
    await forgetAttempt(db, attempt);
    const hash = await hashNewPassword(organisation, account, newPassword, checks);
    const changed = await db.transaction().execute(async (trx) => {
      const changed = await setPassword(trx, id, hash);
      const entry = { actor: account.email, subject: account.email, address };
      await record(trx, { ...entry, action: 'PASSWORD_CHANGED' }, now());
      return changed;
    });
    // Ends the sessions on the main server before the new token is signed, which must stay valid there.
    await endOnMain(organisation, account.email);
    return { token: await tokenOf(organisation, changed, now) };
  };
}
