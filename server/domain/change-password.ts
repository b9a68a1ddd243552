import { HttpProblem } from '../http/problem.ts';
import type { Encryption } from '../lib/encryption.ts';
import { tokenOf } from './accounts.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { confirmPassword } from './confirm-password.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { proveIfSet } from './second-factor-store.ts';
import { hashNewPassword, setPassword } from './set-password.ts';

type Options = {
  now: () => Date;
  checks: ConcurrencyLimit;
  tellMain: NotifyMain;
  encryption: Encryption;
};

/**
 * Changes one's own password. It asks for the old one, and for a code of the second factor if there is one, so that an
 * open session alone does not suffice.
 */
export function changePasswordHandler(
  organisation: Organisation,
  { now, checks, tellMain, encryption }: Options,
): DomainHandlers['changePassword'] {
  const { db } = organisation;
  return async ({ params: { id }, body: { currentPassword, newPassword, code }, caller, address }) => {
    const { account } = caller;
    if (id !== account.id) throw new HttpProblem(403, 'FORBIDDEN', 'everybody changes their own password');
    if (newPassword === currentPassword)
      throw new HttpProblem(400, 'SAME_PASSWORD', 'newPassword: must be another one');
    await confirmPassword(organisation, { caller, address }, currentPassword, { now, checks });
    const hash = await hashNewPassword(organisation, account, newPassword, checks);
    // Last, so that a password that is refused costs no code.
    await proveIfSet(organisation, id, code, encryption, now());
    const changed = await db.transaction().execute(async (trx) => {
      // Whoever was signed out meanwhile gets no new token.
      const before = await trx
        .selectFrom('account')
        .select('epoch')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (before?.epoch !== account.epoch) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
      const changed = await setPassword(trx, organisation, { id, hash }, now());
      const entry = { actor: account.email, subject: account.email, address };
      await record(trx, { ...entry, action: 'PASSWORD_CHANGED' }, now());
      return changed;
    });
    await tellMain(organisation, [id]);
    return { token: await tokenOf(organisation, changed, now) };
  };
}
