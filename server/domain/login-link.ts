import { countAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import { type DeadCode, deadCode, lookUpCode, redeemCode } from './codes.ts';
import { type LinkContext, sendLink } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';
import { startSession } from './start-session.ts';

type Calls = 'requestLoginPerEmail' | 'loginUsingToken';
/** `later` runs work after the reply if its duration would reveal whether an address belongs to a user. */
export type AnswerFirst = { later: (work: () => Promise<void>) => void };

/** Sign-in by a link that is sent by mail. */
export function loginLinkHandlers(
  organisation: Organisation,
  context: LinkContext & AnswerFirst,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { portalUrl, now, later } = context;
  return {
    requestLoginPerEmail: async ({ query: { email }, address }) => {
      await countAttempt(db, { what: 'mail', account: email, address }, now());
      later(async () => {
        const account = await findByEmail(db, email);
        if (account === undefined) return;
        const { mail } = await sendLink(organisation, account, 'login', context);
        const entry = { actor: undefined, subject: account.email, detail: { mail }, address };
        await record(db, { ...entry, action: 'SIGN_IN_LINK_SENT' }, now());
      });
      return {};
    },
    loginUsingToken: async ({ query: { email, temporaryToken: code }, address, origin }) => {
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
      return startSession(organisation, account, { origin, address, way: 'link' }, { portalUrl, now });
    },
  };
}
