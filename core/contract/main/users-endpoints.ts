import * as v from 'valibot';
import { role } from '../domain/user.ts';
import { endpoints } from '../endpoint.ts';
import { wholeNumber } from '../params.ts';
import { emailAddress, personName } from '../rules.ts';
import { interfaceLanguage, languageCode } from '../values.ts';
import { userId, userRegisterCalls } from './users.ts';

const email = v.pipe(emailAddress, v.toLowerCase());

const byEmail = v.object({ email });
const maxUsers = 500;

export const userRegisterEndpoints = endpoints(userRegisterCalls, {
  emailDomain: { cache: 'no-store' },
  registerUser: { body: byEmail },
  updateRegisteredUser: {
    body: v.object({
      email,
      fullName: v.optional(personName),
      preferredLanguage: v.optional(interfaceLanguage),
      /** Reported like every change, though the main server has no use for it and does not keep it. */
      documentDisplayLanguage: v.optional(languageCode),
      roles: v.optional(v.pipe(v.array(role), v.minLength(1), v.maxLength(50))),
    }),
  },
  removeRegisteredUser: {
    body: v.object({
      email,
      /** Only frees an address that was kept for an invite: if somebody uses it, nothing happens to them. */
      reserved: v.optional(v.boolean(), false),
    }),
  },
  endSessionsOnMain: { body: byEmail },
  tellUsers: {
    body: v.object({
      users: v.pipe(
        v.array(
          v.object({
            userId,
            email,
            epoch: wholeNumber(0, 2_000_000_000),
            rolesEpoch: wholeNumber(0, 2_000_000_000),
            roles: v.pipe(v.array(role), v.maxLength(50)),
          }),
        ),
        v.maxLength(maxUsers),
      ),
      /** Users who are no more; the address only where nobody else has it now. */
      removed: v.pipe(v.array(v.object({ userId, email: v.optional(email) })), v.maxLength(maxUsers)),
    }),
    cache: 'no-store',
  },
});
