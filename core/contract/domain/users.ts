import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { capability, user } from './user.ts';

/** Not for pages of others, whose scripts can use the session that they have. */
const inPortal = { session: 'portal' } as const;

export const userCalls = {
  currentUser: call('GET', '/users/current', { reply: user }),
  currentCapabilities: call('GET', '/users/current/capabilities', { reply: v.array(capability) }),
  /** The users to whom the caller can write, or whom the caller can mention. */
  userNames: call('GET', '/users/names', {
    reply: v.array(v.object({ id: v.string(), fullName: v.string() })),
  }),
  users: call('GET', '/users', { access: { roles: ['ADMINISTRATOR'] }, reply: v.array(user) }),
  user: call('GET', '/users/:id', { reply: user }),
  updateUser: call('PUT', '/users/:id', { access: inPortal, reply: user }),
  deleteUser: call('DELETE', '/users/:id', { access: inPortal, reply: v.object({ id: v.string() }) }),
  /** Forces a user to sign in again. */
  endSessions: call('POST', '/users/token/invalidate-all', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ email: v.string() }),
  }),
};
