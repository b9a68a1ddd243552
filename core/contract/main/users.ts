import * as v from 'valibot';
import { role } from '../domain/user.ts';
import { endpoint } from '../endpoint.ts';
import { languageCode } from '../values.ts';

const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email('must be an e-mail address'),
);
const byEmail = v.object({ email });
const registeredUser = v.object({ email: v.string(), accepted: v.boolean() });

/** What the main server knows of the users of organisations; each organisation's own ones only may say it. */
export const userRegisterEndpoints = {
  /** Keeps an address for somebody who is being invited. */
  registerUser: endpoint('POST', '/domain/user', { body: byEmail, reply: registeredUser }),
  /** After each change of a user; what is left out stays. Roles narrow what tokens signed before say. */
  updateRegisteredUser: endpoint('PUT', '/domain/user', {
    body: v.object({
      email,
      fullName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
      preferredLanguage: v.optional(languageCode),
      roles: v.optional(v.pipe(v.array(role), v.minLength(1))),
    }),
    reply: registeredUser,
  }),
  /** Ends the sessions of a user and forgets them; an address that is kept only becomes free. */
  removeRegisteredUser: endpoint('DELETE', '/domain/user', {
    body: byEmail,
    reply: v.object({ email: v.string() }),
  }),
  /** Forces a user to sign in again. */
  endSessionsOnMain: endpoint('POST', '/domain/user/token/invalidate-all', {
    body: byEmail,
    reply: v.object({ email: v.string() }),
  }),
  /** Roles that the caller may give, with what each holds within itself and cannot stand beside. */
  roleOptions: endpoint('GET', '/domain/Roles', {
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
  /** The part after the @ of every address of the caller's organisation. */
  emailDomain: endpoint('GET', '/domain/email-domain', { reply: v.object({ emailDomain: v.string() }) }),
};
