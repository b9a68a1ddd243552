import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { interfaceLanguage, mailStatus } from '../values.ts';
import { signedIn } from './second-factor.ts';
import { role } from './user.ts';

export const invite = v.object({
  id: v.string(),
  email: v.string(),
  roles: v.array(role),
  createdAt: v.string(),
  expires: v.string(),
  /** Whether it had expired when the server replied. */
  isExpired: v.boolean(),
});

/** A permanently refused mail is a 502 that carries the link, so that the administrator can pass it on. */
const sentInvite = v.object({ invite, mail: mailStatus });

/** Pages with terms that an invited person accepts; absent where the operator has configured none. */
export const policyPages = v.object({ privacyUrl: v.optional(v.string()), termsUrl: v.optional(v.string()) });

export const inviteCalls = {
  invites: call('GET', '/invites', { access: { roles: ['ADMINISTRATOR'] }, reply: v.array(invite) }),
  createInvite: call('POST', '/invites/create', { access: { roles: ['ADMINISTRATOR'] }, reply: sentInvite }),
  /** Sends another mail with a new link and disables the old one. The invite expires when it did before. */
  resendInvite: call('POST', '/invites/:id/resend', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: sentInvite,
  }),
  deleteInvite: call('DELETE', '/invites/:id', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ id: v.string() }),
  }),
  /** Says nothing about the invited person: whoever has the code must know the address. */
  validateInvite: call('GET', '/invites/validate/:code', {
    access: 'public',
    reply: v.object({
      organisation: v.string(),
      expires: v.string(),
      languages: v.array(interfaceLanguage),
      ...policyPages.entries,
    }),
  }),
  /** For administrators, who should know where no consent is asked for. */
  policies: call('GET', '/policies', { access: { roles: ['ADMINISTRATOR'] }, reply: policyPages }),
  consumeInvite: call('POST', '/invites/consume', { access: 'public', reply: signedIn }),
};
