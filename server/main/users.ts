import { notToGive, roleRules } from '../auth/roles.ts';
import type { MainStores } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import { type MainHandlers, requireRole } from './authentication.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';
import { createUserRegister } from './user-register.ts';

type Options = Pick<MainStores, 'db' | 'caughtUp'> & { register: RegisterStore };
type Calls =
  | 'registerUser'
  | 'updateRegisteredUser'
  | 'removeRegisteredUser'
  | 'endSessionsOnMain'
  | 'roleOptions'
  | 'emailDomain';

/** The register of users. Callers may only name addresses of their own organisation. */
export function userRegisterHandlers({ register, ...stores }: Options): Pick<MainHandlers, Calls> {
  const users = createUserRegister(stores, register.now);
  const ownerOf = ({ registered: { slug, emailDomain } }: MainCaller, email: string): string => {
    if (email.slice(email.lastIndexOf('@') + 1) === emailDomain) return slug;
    throw new HttpProblem(403, 'EMAIL_DOMAIN_MISMATCH', `not an address of ${emailDomain}`);
  };
  const state = async (email: string) => ({
    email,
    accepted: (await users.find(email))?.accepted_at != null,
  });
  return {
    registerUser: async ({ body: { email }, caller }) => {
      const organisation = ownerOf(caller, email);
      if (!(await users.keep(email, organisation)))
        throw new HttpProblem(400, 'EMAIL_ALREADY_USED', 'somebody uses this address already');
      return await state(email);
    },
    updateRegisteredUser: async ({ body: { email, ...patch }, caller }) => {
      const organisation = ownerOf(caller, email);
      // Users may not set their own roles, or they could restore those that were taken away.
      if (caller.email !== email || patch.roles !== undefined) requireRole(caller, 'ADMINISTRATOR');
      await users.update(email, organisation, patch);
      return await state(email);
    },
    removeRegisteredUser: async ({ body: { email, reserved }, caller }) => {
      const organisation = ownerOf(caller, email);
      if (caller.email !== email) requireRole(caller, 'ADMINISTRATOR');
      await (reserved ? users.free(email) : users.remove(email, organisation));
      return { email };
    },
    endSessionsOnMain: async ({ body: { email }, caller }) => {
      const organisation = ownerOf(caller, email);
      if (caller.email === email)
        throw new HttpProblem(403, 'OWN_ACCOUNT', 'nobody forces themselves to sign in again');
      await users.endSessions(email, organisation);
      return { email };
    },
    roleOptions: ({ caller: { roles: mine } }) => {
      const all = Object.keys(roleRules) as (keyof typeof roleRules)[];
      const hidden = notToGive(
        all,
        all.filter((role) => mine.includes(role)),
      );
      return all
        .filter((role) => !hidden.includes(role))
        .map((value) => ({
          value,
          translationKey: `roles.${value}`,
          hintTranslationKey: `roles.${value}_HINT`,
          covers: [...roleRules[value].covers],
          excludes: [...roleRules[value].excludes],
        }));
    },
    emailDomain: ({ caller: { registered } }) => ({ emailDomain: registered.emailDomain }),
  };
}
