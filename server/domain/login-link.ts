import { startSession } from './accounts.ts';
import { countAttempt } from './attempts.ts';
import { record } from './audit.ts';
import { type DomainHandlers, findByEmail } from './authentication.ts';
import { type DeadCode, deadCode, lookUpCode, redeemCode } from './codes.ts';
import { type LinkContext, sendLink } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';

type Calls = 'requestLoginPerEmail' | 'loginUsingToken';
/** `later`: does what would tell by its time whether an address is a user's, after the answer. */
export type AnswerFirst = { later: (work: () => Promise<void>) => void };

/** Signing in by a link that comes by mail. */
export function loginLinkHandlers(
  organisation: Organisation,
  context: LinkContext & AnswerFirst,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { now, later } = context;
  return {
    requestLoginPerEmail: async ({ query: { email }, address }) => {
      await countAttempt(db, { what: 'mail', email, address }, now());
      later(async () => {
        const account = await findByEmail(db, email);
        if (account === undefined) return;
        const { mail } = await sendLink(organisation, account, 'login', context);
        const entry = { actor: undefined, subject: account.email, detail: { mail }, address };
        await record(db, { ...entry, action: 'SIGN_IN_LINK_SENT' }, now());
      });
      return {};
    },
    loginUsingToken: async ({ query: { email, temporaryToken: code }, address }) => {
      const request = { purpose: 'login', code } as const;
      // Of a link that once was one: made up ones would fill the log.
      const refuse = async (why: DeadCode) => {
        const entry = { actor: undefined, subject: email.toLowerCase(), detail: { by: 'link' }, address };
        await record(db, { ...entry, action: 'SIGN_IN_REFUSED' }, now());
        return deadCode(why);
      };
      const account = await findByEmail(db, email);
      const result = await lookUpCode(db, request, now());
      if (typeof result === 'string') throw result === 'unknown' ? deadCode(result) : await refuse(result);
      // Before it is used up: a link is not to die because somebody else tries it with their own address.
      if (result.subject !== account?.id) throw await refuse('unknown');
      const redeemed = await redeemCode(db, request, now());
      if (typeof redeemed === 'string') throw await refuse(redeemed);
      const entry = { actor: account.email, detail: { by: 'link' }, address };
      await record(db, { ...entry, action: 'SIGNED_IN' }, now());
      return startSession(organisation, account, now);
    },
  };
}
