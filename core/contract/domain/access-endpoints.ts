import * as v from 'valibot';
import { deviceSecrets } from '../device-secrets.ts';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { emailAddress, givenPassword, newPassword, secondFactorCode } from '../rules.ts';
import { typedText } from '../text.ts';
import { mailStatuses } from '../values.ts';
import { accessCalls } from './access.ts';

const code = v.pipe(typedText(200), v.minLength(1, 'must not be empty'));

const byId = v.object({ id: uuid('must be the id of a user') });

export const accessEndpoints = endpoints(accessCalls, {
  authenticate: {
    body: v.object({ email: emailAddress, password: givenPassword, devices: v.optional(deviceSecrets) }),
  },
  requestLoginPerEmail: { query: v.object({ email: emailAddress }), cache: 'no-store' },
  loginUsingToken: {
    query: v.object({ email: emailAddress, temporaryToken: code }),
    body: v.optional(v.object({ devices: v.optional(deviceSecrets) })),
  },
  requestPasswordReset: { query: v.object({ username: emailAddress }) },
  resetPassword: { body: v.object({ code, newPassword }) },
  sendPasswordReset: {
    params: byId,
    body: v.object({ showLink: v.optional(v.boolean(), false) }),
    statuses: mailStatuses,
  },
  /** The code is needed by whoever has a second factor. */
  changePassword: {
    params: byId,
    body: v.object({ currentPassword: givenPassword, newPassword, code: v.optional(secondFactorCode) }),
  },
});
