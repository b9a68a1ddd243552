import { HttpProblem } from '../http/problem.ts';
import { refuseHigher } from '../http/refuse-higher.ts';
import { mailRefused } from '../mail/mail-refused.ts';
import { forgetAccount } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findById } from './authentication.ts';
import { deadCode, lookUpCode, redeemCode } from './codes.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { type LinkRequestContext, requestLink } from './link-requests.ts';
import type { NotifyMain } from './main-sessions.ts';
import { sendLink } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';
import { hashNewPassword, setPassword } from './set-password.ts';

type Calls = 'requestPasswordReset' | 'resetPassword' | 'sendPasswordReset';
type Domain = Pick<DomainHandlers, Calls>;
type PasswordResetContext = LinkRequestContext & { checks: ConcurrencyLimit; tellMain: NotifyMain };

/** Setting a new password by a link that is sent by mail. */
export function passwordResetHandlers(organisation: Organisation, context: PasswordResetContext): Domain {
  const { db } = organisation;
  const { now } = context;
  return {
    requestPasswordReset: async ({ query: { username: email }, address }) => {
      await requestLink(organisation, 'passwordReset', { email, address }, context);
      return {};
    },
    sendPasswordReset: async ({ params: { id }, body: { showLink }, caller, address }) => {
      const { account: doer } = caller;
      // Administrators request a link for themselves like any user, so that an open session alone does not give access to it.
      if (id === doer.id) throw new HttpProblem(403, 'OWN_ACCOUNT', 'ask for a link to your own address');
      const account = await findById(db, id);
      if (account === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
      refuseHigher(caller.roles, account.roles);
      const { mail, link } = await sendLink(organisation, account, 'passwordReset', context);
      const entry = { actor: doer.email, subject: account.email, detail: { mail }, address };
      await record(db, { ...entry, action: 'PASSWORD_RESET_SENT' }, now());
      if (!showLink && mail !== 'refused') return { mail };
      await record(db, { ...entry, action: 'PASSWORD_RESET_LINK_SHOWN' }, now());
      if (mail === 'refused') throw mailRefused(link);
      return { mail, link };
    },
    resetPassword: resetHandler(organisation, context),
  };
}

function resetHandler(
  organisation: Organisation,
  { now, checks, tellMain }: PasswordResetContext,
): Domain['resetPassword'] {
  const { db } = organisation;
  return async ({ body: { code, newPassword }, address }) => {
    const request = { purpose: 'passwordReset', code } as const;
    const result = await lookUpCode(db, request, now());
    if (typeof result === 'string') throw deadCode(result);
    const account = await findById(db, result.subject);
    if (account === undefined) throw deadCode('unknown');
    // Checked before the code is redeemed, so that the code stays valid if the password is refused.
    const hash = await hashNewPassword(organisation, account, newPassword, checks);
    await db.transaction().execute(async (trx) => {
      const redeemed = await redeemCode(trx, request, now());
      if (typeof redeemed === 'string') throw deadCode(redeemed);
      await setPassword(trx, organisation, { id: account.id, hash }, now());
      const entry = { actor: account.email, subject: account.email, address };
      await record(trx, { ...entry, action: 'PASSWORD_RESET' }, now());
    });
    await forgetAccount(db, account.email);
    await tellMain(organisation, [account.id]);
    return {};
  };
}
