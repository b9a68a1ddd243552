import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { emailAddress, personName } from '../rules.ts';
import { interfaceLanguage, languageCode } from '../values.ts';
import { planUnknown } from './service-plan.ts';
import { role, storedTitle } from './user.ts';
import { userCalls } from './users.ts';

const byId = v.object({ id: uuid('must be the id of a user') });

/** The fields that an edit may change; absent fields stay. A client may send the whole user back. */
const userEdit = v.object({
  /** Read-only: a value that differs from the stored one is refused. */
  email: v.optional(emailAddress),
  fullName: v.optional(personName),
  /** null removes the title. */
  title: v.optional(v.nullable(storedTitle)),
  /** The other two languages follow this one when it changes. */
  preferredLanguage: v.optional(interfaceLanguage),
  fallbackLanguage: v.optional(languageCode),
  documentDisplayLanguage: v.optional(languageCode),
  roles: v.optional(
    v.pipe(v.array(role), v.minLength(1, 'a user must have at least one role'), v.maxLength(50)),
  ),
});
export type UserEdit = v.InferOutput<typeof userEdit>;

export const userEndpoints = endpoints(userCalls, {
  currentCapabilities: { statuses: planUnknown },
  userNames: { cache: 'no-store' },
  users: { cache: 'no-store' },
  user: { params: byId, cache: 'no-store' },
  updateUser: { params: byId, body: userEdit },
  deleteUser: { params: byId },
  endSessions: { body: v.object({ email: emailAddress }) },
});
