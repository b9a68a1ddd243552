import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailAddress, personName } from '../rules.ts';
import { languageCode } from '../values.ts';
import { capability, role, storedTitle, user } from './user.ts';

const byId = v.object({ id: v.pipe(v.string(), v.uuid('must be the id of a user')) });

/** What an edit may change; what is left out stays, and a user sent back whole is taken for what it changes. */
const userEdit = v.object({
  /** Is read-only: another one than the stored is refused. */
  email: v.optional(emailAddress),
  fullName: v.optional(personName),
  /** null: none. */
  title: v.optional(v.nullable(storedTitle)),
  /** The other two follow it where it changes. */
  preferredLanguage: v.optional(languageCode),
  fallbackLanguage: v.optional(languageCode),
  documentDisplayLanguage: v.optional(languageCode),
  roles: v.optional(
    v.pipe(v.array(role), v.minLength(1, 'a user must have at least one role'), v.maxLength(50)),
  ),
});
export type UserEdit = v.InferOutput<typeof userEdit>;

export const userEndpoints = {
  currentUser: endpoint('GET', '/users/current', { reply: user }),
  currentCapabilities: endpoint('GET', '/users/current/capabilities', { reply: v.array(capability) }),
  /** Whom one can write to or tag. */
  userNames: endpoint('GET', '/users/names', {
    reply: v.array(v.object({ id: v.string(), fullName: v.string() })),
    unkept: true,
  }),
  users: endpoint('GET', '/users', { reply: v.array(user), unkept: true }),
  user: endpoint('GET', '/users/:id', { params: byId, reply: user, unkept: true }),
  updateUser: endpoint('PUT', '/users/:id', { params: byId, body: userEdit, reply: user }),
  deleteUser: endpoint('DELETE', '/users/:id', { params: byId, reply: v.object({ id: v.string() }) }),
  /** Forces a user to sign in again. */
  endSessions: endpoint('POST', '/users/token/invalidate-all', {
    body: v.object({ email: emailAddress }),
    reply: v.object({ email: v.string() }),
  }),
};
