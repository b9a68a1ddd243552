import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { emailAddress, newPassword, personName } from '../rules.ts';
import { typedText } from '../text.ts';
import { interfaceLanguage, mailStatuses } from '../values.ts';
import { inviteCalls } from './invites.ts';
import { role, titles } from './user.ts';

const code = v.pipe(typedText(200), v.minLength(1, 'must not be empty'));

const byId = v.object({ id: uuid('must be the id of an invite') });

export const inviteEndpoints = endpoints(inviteCalls, {
  invites: { cache: 'no-store' },
  createInvite: {
    // The handler checks the address together with the organisation's domain, so that every fault of it has
    // one error code.
    body: v.object({
      email: typedText(1000),
      roles: v.pipe(v.array(role), v.minLength(1, 'must name a role'), v.maxLength(50)),
    }),
    statuses: mailStatuses,
  },
  resendInvite: { params: byId, statuses: mailStatuses },
  deleteInvite: { params: byId },
  validateInvite: { params: v.object({ code }), cache: 'no-store', hasSecretAddress: true },
  consumeInvite: {
    body: v.object({
      inviteCode: code,
      email: emailAddress,
      name: personName,
      title: v.optional(v.picklist(titles)),
      preferredLanguage: interfaceLanguage,
      password: newPassword,
      /** Required for the policies whose pages the operator has configured; the handler checks. */
      privacyAccepted: v.optional(v.boolean(), false),
      termsAccepted: v.optional(v.boolean(), false),
    }),
  },
});
