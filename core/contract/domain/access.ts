import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { mailStatus } from '../values.ts';
import { signedIn } from './second-factor.ts';

/** Empty, so that the reply is the same whether the address is a user's or not. */
const nothing = v.object({});

/** Signing in, and setting passwords. */
export const accessCalls = {
  authenticate: call('POST', '/users/authenticate', { access: 'public', reply: signedIn }),
  /** Keeps a session that was begun on a page of others, which would end without use. */
  renewSession: call('POST', '/users/current/session', {
    reply: v.object({ token: v.string(), expiresIn: v.number() }),
  }),
  /** Sends a link by which the user can sign in once. */
  requestLoginPerEmail: call('GET', '/users/requestLoginPerEmail', { access: 'public', reply: nothing }),
  loginUsingToken: call('POST', '/users/loginUsingToken', { access: 'public', reply: signedIn }),
  /** Sends a link by which the user can set a new password once. */
  requestPasswordReset: call('POST', '/users/password/reset/self', { access: 'public', reply: nothing }),
  resetPassword: call('POST', '/users/password/reset', { access: 'public', reply: nothing }),
  /**
   * Lets an administrator send the link to another user. The reply has `link` if requested, and with the 502
   * of a refused mail.
   */
  sendPasswordReset: call('POST', '/users/:id/password/reset', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ mail: mailStatus, link: v.optional(v.string()) }),
  }),
  /** Ends all sessions of the user except the one that continues with the new token. */
  changePassword: call('POST', '/users/:id/password/change', {
    access: { session: 'portal' },
    reply: v.object({ token: v.string() }),
  }),
};
