import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { mailOutcome } from '../values.ts';
import { user } from './user.ts';

const signedIn = v.object({ token: v.string(), user });

/** The same for every address, whether it is a user's or not. */
const nothing = v.object({});

/** How people come in, and how they come by a password. */
export const accessCalls = {
  authenticate: call('POST', '/users/authenticate', { access: 'public', reply: signedIn }),
  /** Sends a link to sign in with, once. */
  requestLoginPerEmail: call('GET', '/users/requestLoginPerEmail', { access: 'public', reply: nothing }),
  loginUsingToken: call('POST', '/users/loginUsingToken', { access: 'public', reply: signedIn }),
  /** Sends a link to choose a new password with, once. */
  requestPasswordReset: call('POST', '/users/password/reset/self', { access: 'public', reply: nothing }),
  resetPassword: call('POST', '/users/password/reset', { access: 'public', reply: nothing }),
  /** An administrator has the link sent to another user; `link` where asked for, and with the 502 of a refused mail. */
  sendPasswordReset: call('POST', '/users/:id/password/reset', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ mail: mailOutcome, link: v.optional(v.string()) }),
  }),
  /** Ends all sessions of the user but the one that the new token carries on. */
  changePassword: call('POST', '/users/:id/password/change', { reply: v.object({ token: v.string() }) }),
};
