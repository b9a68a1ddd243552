import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailAddress, newPassword, personName } from '../rules.ts';
import { languageCode } from '../values.ts';
import { role, titles, user } from './user.ts';

export const invite = v.object({
  id: v.string(),
  email: v.string(),
  roles: v.array(role),
  createdAt: v.string(),
  expires: v.string(),
});
const byId = v.object({ id: v.pipe(v.string(), v.uuid('must be the id of an invite')) });
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A mail that is refused for good is a 502 that carries the link: the administrator hands it on. */
const sentInvite = v.object({ invite, mail: v.picklist(['sent', 'queued']) });

export const inviteEndpoints = {
  invites: endpoint('GET', '/invites', { reply: v.array(invite), unkept: true }),
  createInvite: endpoint('POST', '/invites/create', {
    // The rules of an address are checked with the organisation's: all that is wrong with it has one code.
    body: v.object({
      email: v.pipe(v.string(), v.maxLength(1000)),
      roles: v.pipe(v.array(role), v.minLength(1, 'must name a role')),
    }),
    reply: sentInvite,
  }),
  /** Another mail with a new link; the one before is dead. It does not last longer for that. */
  resendInvite: endpoint('POST', '/invites/:id/resend', { params: byId, reply: sentInvite }),
  deleteInvite: endpoint('DELETE', '/invites/:id', { params: byId, reply: v.object({ id: v.string() }) }),
  /** Says nothing of the invited: their address must be known to whoever comes with the code. */
  validateInvite: endpoint('GET', '/invites/validate/:code', {
    access: 'public',
    params: v.object({ code }),
    reply: v.object({
      organisation: v.string(),
      expires: v.string(),
      languages: v.array(languageCode),
      /** Pages with what is to be accepted, where the operator names them. */
      privacyUrl: v.optional(v.string()),
      termsUrl: v.optional(v.string()),
    }),
    unkept: true,
  }),
  consumeInvite: endpoint('POST', '/invites/consume', {
    access: 'public',
    body: v.object({
      inviteCode: code,
      email: emailAddress,
      name: personName,
      title: v.optional(v.picklist(titles)),
      preferredLanguage: languageCode,
      password: newPassword,
      privacyAccepted: v.literal(true, 'must be accepted'),
      termsAccepted: v.literal(true, 'must be accepted'),
    }),
    reply: v.object({ token: v.string(), user }),
  }),
};
