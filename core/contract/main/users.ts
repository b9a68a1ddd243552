import * as v from 'valibot';
import { role } from '../domain/user.ts';
import { call } from '../endpoint.ts';
import { uuid } from '../forms.ts';

export const userId = uuid('must be the id of a user');
const registeredUser = v.object({ email: v.string(), accepted: v.boolean() });

/** The main server's register of users. Each organisation reports its own users only. */
export const userRegisterCalls = {
  /** Reserves an address for a person who is being invited. */
  registerUser: call('POST', '/domain/user', { access: { roles: ['ADMINISTRATOR'] }, reply: registeredUser }),
  /** Called after each change of a user; absent fields stay. Roles narrow the rights of running sessions. */
  updateRegisteredUser: call('PUT', '/domain/user', {
    access: { session: 'portal' },
    reply: registeredUser,
  }),
  /** Ends the sessions of a user and deletes the entry; a reserved address becomes free. */
  removeRegisteredUser: call('DELETE', '/domain/user', {
    access: { session: 'portal' },
    reply: v.object({ email: v.string() }),
  }),
  /**
   * Forces a user to sign in again, for ten minutes or until the organisation's server has told the new session
   * epoch by `tellUsers`.
   */
  endSessionsOnMain: call('POST', '/domain/user/token/invalidate-all', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ email: v.string() }),
  }),
  /**
   * How users stand, told by their organisation's server for itself: tokens with a lower epoch are over, those with a
   * lower epoch of roles have no more than these roles. `ahead`: users of whom higher epochs were told before.
   */
  tellUsers: call('PUT', '/domain/user/epochs', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({
      ahead: v.array(v.object({ userId, epoch: v.number(), rolesEpoch: v.number() })),
    }),
  }),
  /** Roles that the caller may assign, each with the roles that it covers and those that it excludes. */
  roleOptions: call('GET', '/domain/Roles', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.array(
      v.object({
        value: role,
        translationKey: v.string(),
        hintTranslationKey: v.string(),
        covers: v.array(role),
        excludes: v.array(role),
      }),
    ),
  }),
  /** The part after the @ of all addresses of the caller's organisation. */
  emailDomain: call('GET', '/domain/email-domain', { reply: v.object({ emailDomain: v.string() }) }),
};
