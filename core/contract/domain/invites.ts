import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { languageCode, mailOutcome } from '../values.ts';
import { role, user } from './user.ts';

export const invite = v.object({
  id: v.string(),
  email: v.string(),
  roles: v.array(role),
  createdAt: v.string(),
  expires: v.string(),
});

/** A mail that is refused for good is a 502 that carries the link: the administrator hands it on. */
const sentInvite = v.object({ invite, mail: mailOutcome });

export const inviteCalls = {
  invites: call('GET', '/invites', { access: { roles: ['ADMINISTRATOR'] }, reply: v.array(invite) }),
  createInvite: call('POST', '/invites/create', { access: { roles: ['ADMINISTRATOR'] }, reply: sentInvite }),
  /** Another mail with a new link; the one before is dead. It does not last longer for that. */
  resendInvite: call('POST', '/invites/:id/resend', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: sentInvite,
  }),
  deleteInvite: call('DELETE', '/invites/:id', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ id: v.string() }),
  }),
  /** Says nothing of the invited: their address must be known to whoever comes with the code. */
  validateInvite: call('GET', '/invites/validate/:code', {
    access: 'public',
    reply: v.object({
      organisation: v.string(),
      expires: v.string(),
      languages: v.array(languageCode),
      /** Pages with what is to be accepted, where the operator names them. */
      privacyUrl: v.optional(v.string()),
      termsUrl: v.optional(v.string()),
    }),
  }),
  consumeInvite: call('POST', '/invites/consume', {
    access: 'public',
    reply: v.object({ token: v.string(), user }),
  }),
};
