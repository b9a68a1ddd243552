import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailAddress, givenPassword, newPassword } from '../rules.ts';
import { user } from './user.ts';

const signedIn = v.object({ token: v.string(), user });
const code = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(200));
const byId = v.object({ id: v.pipe(v.string(), v.uuid('must be the id of a user')) });
/** The same for every address, whether it is a user's or not. */
const told = v.object({});

/** How people come in, and how they come by a password. */
export const accessEndpoints = {
  authenticate: endpoint('POST', '/users/authenticate', {
    access: 'public',
    body: v.object({ email: emailAddress, password: givenPassword }),
    reply: signedIn,
  }),
  /** Sends a link to sign in with, once. */
  requestLoginPerEmail: endpoint('GET', '/users/requestLoginPerEmail', {
    access: 'public',
    query: v.object({ email: emailAddress }),
    reply: told,
    unkept: true,
  }),
  loginUsingToken: endpoint('POST', '/users/loginUsingToken', {
    access: 'public',
    query: v.object({ email: emailAddress, temporaryToken: code }),
    reply: signedIn,
  }),
  /** Sends a link to choose a new password with, once. */
  requestPasswordReset: endpoint('POST', '/users/password/reset/self', {
    access: 'public',
    query: v.object({ username: emailAddress }),
    reply: told,
  }),
  resetPassword: endpoint('POST', '/users/password/reset', {
    access: 'public',
    body: v.object({ code, newPassword }),
    reply: told,
  }),
  /** An administrator has the link sent to another user; `link` where asked for, and with the 502 of a refused mail. */
  sendPasswordReset: endpoint('POST', '/users/:id/password/reset', {
    params: byId,
    body: v.object({ showLink: v.optional(v.boolean(), false) }),
    reply: v.object({ mail: v.picklist(['sent', 'queued']), link: v.optional(v.string()) }),
  }),
  /** Ends all sessions of the user but the one that the new token carries on. */
  changePassword: endpoint('POST', '/users/:id/password/change', {
    params: byId,
    body: v.object({ currentPassword: givenPassword, newPassword }),
    reply: v.object({ token: v.string() }),
  }),
};
