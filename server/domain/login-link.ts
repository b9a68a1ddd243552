import { forgetAccount, forgetAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import { type DeadCode, deadCode, lookUpCode, redeemCode, revokeCodes } from './codes.ts';
import { knownDevice } from './devices.ts';
import { type LinkRequestContext, requestLink } from './link-requests.ts';
import type { Organisation } from './organisation.ts';
import { startSession } from './start-session.ts';

type Calls = 'requestLoginPerEmail' | 'loginUsingToken';

/** Sign-in by a link that is sent by mail. */
export function loginLinkHandlers(
  organisation: Organisation,
  context: LinkRequestContext,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { portalUrl, now } = context;
  return {
    requestLoginPerEmail: async ({ query: { email }, address }) => {
      await requestLink(organisation, 'login', { email, address }, context);
      return {};
    },
    loginUsingToken: async ({ query: { email, temporaryToken: code }, body, address, origin }) => {
      const request = { purpose: 'login', code } as const;
      // Only links that existed once are logged; invented ones could fill the log.
      const refuse = async (why: DeadCode) => {
        const entry = { actor: undefined, subject: email.toLowerCase(), detail: { by: 'link' }, address };
        await record(db, { ...entry, action: 'SIGN_IN_REFUSED' }, now());
        return deadCode(why);
      };
      const account = await findByEmail(db, email);
      const result = await lookUpCode(db, request, now());
      if (typeof result === 'string') throw result === 'unknown' ? deadCode(result) : await refuse(result);
      // Checked before the code is redeemed, so that another person's attempt with their own address does not invalidate the link.
      if (result.subject !== account?.id) throw await refuse('unknown');
      const redeemed = await redeemCode(db, request, now());
      if (typeof redeemed === 'string') throw await refuse(redeemed);
      await revokeCodes(db, { purpose: 'login', subject: account.id });
      await forgetAccount(db, email);
      const device = await knownDevice(db, email, body?.devices, now());
      if (device !== undefined) await forgetAttempt(db, { what: 'signIn', account: email, device });
      return startSession(
        organisation,
        account,
        { origin, address, way: 'link', device },
        { portalUrl, now },
      );
    },
  };
}
