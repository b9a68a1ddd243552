import { atom, map, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { User } from '../contract/domain/user.ts';
import type { mainContract } from '../contract/main/main.ts';
import { userRegisterCalls } from '../contract/main/users.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type RowRefusal, rowRefusal } from './refusal.ts';
import type { RoleOption } from './role-choice.ts';

export type Forcing = 'sending' | 'done' | 'failed';

export type Registered = {
  $users: ReadableAtom<Loadable<User[]>>;
  /** The roles, each with those that it covers; empty until they are loaded. */
  $roleOptions: ReadableAtom<readonly RoleOption[]>;
  load: () => Promise<void>;
  /** Clears the list when it is closed, since the next user may be of another organisation. */
  forget: () => void;
  /** Removes a user; resolves to the reason if that failed. */
  remove: (user: User) => Promise<RowRefusal<'deleteFailed'> | undefined>;
  /** The state of forcing a user to sign in again, by e-mail address. */
  $forced: ReadableAtom<Readonly<Record<string, Forcing>>>;
  forceSignIn: (email: string) => Promise<void>;
};

type RegisteredDependencies = {
  main: Pick<Client<typeof mainContract>, 'endSessionsOnMain' | 'roleOptions'>;
  domain: Pick<Client<typeof domainContract>, 'users' | 'deleteUser' | 'endSessions'>;
  notices: Pick<Notices, 'report' | 'tell'>;
};

export function createRegistered({ main, domain, notices }: RegisteredDependencies): Registered {
  const $users = createResource<User[]>(notices);
  const $roleOptions = atom<readonly RoleOption[]>([]);
  const $forced = map<Record<string, Forcing>>({});
  /** Changes when the list is closed, so that what runs then loads nothing any more. */
  let visit = {};

  const loadUsers = () => $users.load('load the users', () => domain.users({}), { keep: true });
  /** The table also works without them; then it names every role that a user holds. */
  const loadRoles = async () => {
    if ($roleOptions.get().length > 0) return;
    try {
      $roleOptions.set(await main.roleOptions({}));
    } catch (error) {
      notices.report(error, 'load the roles');
    }
  };

  return {
    $users,
    $roleOptions,
    $forced,
    async load() {
      await Promise.all([loadUsers(), loadRoles()]);
    },
    forget() {
      visit = {};
      $users.reset();
      $forced.set({});
    },
    async remove({ id }) {
      const own = visit;
      try {
        await domain.deleteUser({ id });
      } catch (error) {
        notices.report(error, 'delete a user');
        const problem = rowRefusal(error, 'deleteFailed');
        if (problem.key === 'userGone' && own === visit) await loadUsers();
        return problem;
      }
      const others = loadedValue($users.get())?.filter((user) => user.id !== id);
      if (others) $users.set({ state: 'ready', value: others });
      notices.tell({ kind: 'success', key: 'users.deleted' });
      return undefined;
    },
    async forceSignIn(email) {
      if (['sending', 'done'].includes($forced.get()[email] ?? '')) return;
      const own = visit;
      $forced.setKey(email, 'sending');
      try {
        // In this order (specification, section 7): once the organisation has ended the sessions, no server accepts them.
        await main.endSessionsOnMain({ body: { email } });
        await domain.endSessions({ body: { email } });
        $forced.setKey(email, 'done');
        notices.tell({ kind: 'success', key: 'users.forced' });
      } catch (error) {
        notices.report(error, 'force a user to sign in again');
        $forced.setKey(email, 'failed');
        const { key } = rowRefusal(error, 'forceFailed');
        notices.tell({ kind: 'error', key: `users.${key}` });
        if (key === 'userGone' && own === visit) await loadUsers();
      }
    },
  };
}

/** The users of the organisation, for its administrators. */
export const registered: AppPart<Registered> = {
  create: createRegistered,
  calls: userRegisterCalls,
};
