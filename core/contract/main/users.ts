import * as v from 'valibot';
import { role } from '../domain/user.ts';
import { call } from '../endpoint.ts';

const registeredUser = v.object({ email: v.string(), accepted: v.boolean() });

/** What the main server knows of the users of organisations; each organisation's own ones only may say it. */
export const userRegisterCalls = {
  /** Keeps an address for somebody who is being invited. */
  registerUser: call('POST', '/domain/user', { access: { roles: ['ADMINISTRATOR'] }, reply: registeredUser }),
  /** After each change of a user; what is left out stays. Roles narrow what tokens signed before say. */
  updateRegisteredUser: call('PUT', '/domain/user', { reply: registeredUser }),
  /** Ends the sessions of a user and forgets them; an address that is kept only becomes free. */
  removeRegisteredUser: call('DELETE', '/domain/user', { reply: v.object({ email: v.string() }) }),
  /** Forces a user to sign in again. */
  endSessionsOnMain: call('POST', '/domain/user/token/invalidate-all', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ email: v.string() }),
  }),
  /** Roles that the caller may give, with what each holds within itself and cannot stand beside. */
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
  /** The part after the @ of every address of the caller's organisation. */
  emailDomain: call('GET', '/domain/email-domain', { reply: v.object({ emailDomain: v.string() }) }),
};
