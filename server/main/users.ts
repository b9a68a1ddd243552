import { notToGive } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { roleRules } from '../auth/roles.ts';
import type { MainStores } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import { refuseHigher } from '../http/refuse-higher.ts';
import { type MainHandlers, requireRole } from './authentication.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';
import { createUserRegister, requireOwnAddress } from './user-register.ts';

type Options = Pick<MainStores, 'db' | 'caughtUp'> & { register: RegisterStore };
type Calls =
  | 'registerUser'
  | 'updateRegisteredUser'
  | 'removeRegisteredUser'
  | 'endSessionsOnMain'
  | 'roleOptions'
  | 'emailDomain';

const allRoles = Object.keys(roleRules) as Role[];
/** The roles of a token that are roles of this product. */
const heldOf = (roles: readonly string[]) => allRoles.filter((role) => roles.includes(role));

/**
 * The register of users. Callers may only name addresses of their own organisation, and touch nobody whose rights
 * reach further than theirs.
 */
export function userRegisterHandlers({ register, ...stores }: Options): Pick<MainHandlers, Calls> {
  const users = createUserRegister(stores, register.now);
  /** Checks that the caller may touch another user, and answers with the roles that this server knows of them. */
  const requireNotHigher = async ({ givenRoles }: MainCaller, email: string): Promise<readonly Role[]> => {
    const known = (await users.find(email))?.roles ?? [];
    refuseHigher(heldOf(givenRoles), known);
    return known;
  };
  const state = async (email: string) => ({
    email,
    accepted: (await users.find(email))?.accepted_at != null,
  });
  return {
    registerUser: async ({ body: { email }, caller }) => {
      const organisation = requireOwnAddress(caller, email);
      if (!(await users.keep(email, organisation)))
        throw new HttpProblem(400, 'EMAIL_ALREADY_USED', 'somebody uses this address already');
      return await state(email);
    },
    updateRegisteredUser: async ({ body: { email, ...patch }, caller }) => {
      const organisation = requireOwnAddress(caller, email);
      // Users may not set their own roles, or they could restore those that were taken away.
      if (caller.email !== email || patch.roles !== undefined) {
        requireRole(caller, 'ADMINISTRATOR');
        const known = await requireNotHigher(caller, email);
        requireGiveable(heldOf(caller.givenRoles), patch.roles ?? [], known);
      }
      await users.update(email, organisation, patch);
      return await state(email);
    },
    removeRegisteredUser: async ({ body: { email, reserved }, caller }) => {
      const organisation = requireOwnAddress(caller, email);
      if (caller.email !== email) {
        requireRole(caller, 'ADMINISTRATOR');
        if (!reserved) await requireNotHigher(caller, email);
      }
      await (reserved ? users.free(email) : users.remove(email, organisation));
      return { email };
    },
    endSessionsOnMain: async ({ body: { email }, caller }) => {
      const organisation = requireOwnAddress(caller, email);
      if (caller.email === email)
        throw new HttpProblem(403, 'OWN_ACCOUNT', 'nobody forces themselves to sign in again');
      await requireNotHigher(caller, email);
      await users.endSessions(email, organisation);
      return { email };
    },
    roleOptions: ({ caller }) => roleOptionsFor(heldOf(caller.roles)),
    emailDomain: ({ caller: { registered } }) => ({ emailDomain: registered.emailDomain }),
  };
}

/** The roles that somebody with these roles may give. */
function roleOptionsFor(giver: readonly Role[]) {
  const hidden = notToGive(allRoles, giver);
  return allRoles
    .filter((role) => !hidden.includes(role))
    .map((value) => ({
      value,
      translationKey: `roles.${value}`,
      hintTranslationKey: `roles.${value}_HINT`,
      covers: [...roleRules[value].covers],
      excludes: [...roleRules[value].excludes],
    }));
}

/** Only who gives a role may say that somebody has it: it would keep other administrators from them. */
function requireGiveable(giver: readonly Role[], given: readonly Role[], known: readonly Role[]): void {
  const added = given.filter((role) => !known.includes(role));
  const [refused] = notToGive(added, giver);
  if (refused !== undefined)
    throw new HttpProblem(403, 'ROLE_NOT_YOURS_TO_GIVE', `${refused} is given by FULL_DOMAIN_ADMIN only`);
}
