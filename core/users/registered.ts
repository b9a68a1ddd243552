import { atom, map, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { User } from '../contract/domain/user.ts';
import type { mainContract } from '../contract/main/main.ts';
import { userRegisterEndpoints } from '../contract/main/users.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';
import { type RowRefusal, rowRefusal } from './refusal.ts';
import type { RoleOption } from './role-choice.ts';

export type Forcing = 'sending' | 'done' | 'failed';

export type Registered = {
  $users: ReadableAtom<Loadable<User[]>>;
  /** What each role has within itself; empty as long as it is not known. */
  $roleOptions: ReadableAtom<readonly RoleOption[]>;
  load: () => Promise<void>;
  /** Forgets all of them when nobody looks: who comes next may be of another organisation. */
  forget: () => void;
  /** Removes a user; answers why it came to nothing. */
  remove: (user: User) => Promise<RowRefusal<'deleteFailed'> | undefined>;
  /** Whether somebody was forced to sign in again, by e-mail address. */
  $forced: ReadableAtom<Readonly<Record<string, Forcing>>>;
  forceSignIn: (email: string) => Promise<void>;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'endSessionsOnMain' | 'roleOptions'>;
  domain: Pick<Client<typeof domainContract>, 'users' | 'deleteUser' | 'endSessions'>;
  notices: Pick<Notices, 'report' | 'tell'>;
};

export function createRegistered({ main, domain, notices }: Tools): Registered {
  const $users = atom<Loadable<User[]>>(idle);
  const $roleOptions = atom<readonly RoleOption[]>([]);
  const $forced = map<Record<string, Forcing>>({});
  const load = createLoad(notices);

  let looking = new AbortController();

  const loadUsers = async ({ signal } = looking) => {
    // Nobody looks any more at what this was to follow.
    if (signal.aborted) return;
    await load($users, 'load the users', () => domain.users({}), { keep: true, signal });
  };
  /** Without them the table names all roles that somebody holds. */
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
      looking.abort();
      looking = new AbortController();
      $users.set(idle);
      $forced.set({});
    },
    async remove({ id }) {
      const asked = looking;
      try {
        await domain.deleteUser({ id });
      } catch (error) {
        notices.report(error, 'delete a user');
        const problem = rowRefusal(error, 'deleteFailed');
        if (problem.key === 'userGone') await loadUsers(asked);
        return problem;
      }
      const left = loadedValue($users.get())?.filter((user) => user.id !== id);
      if (left) $users.set({ state: 'ready', value: left });
      notices.tell({ kind: 'success', key: 'users.deleted' });
      return undefined;
    },
    async forceSignIn(email) {
      if (['sending', 'done'].includes($forced.get()[email] ?? '')) return;
      const asked = looking;
      $forced.setKey(email, 'sending');
      try {
        // In this order (specification, section 7): what the organisation ends is over everywhere.
        await main.endSessionsOnMain({ body: { email } });
        await domain.endSessions({ body: { email } });
        $forced.setKey(email, 'done');
        notices.tell({ kind: 'success', key: 'users.forced' });
      } catch (error) {
        notices.report(error, 'force a user to sign in again');
        $forced.setKey(email, 'failed');
        const { key } = rowRefusal(error, 'forceFailed');
        notices.tell({ kind: 'error', key: `users.${key}` });
        if (key === 'userGone') await loadUsers(asked);
      }
    },
  };
}

/** The users of the organisation, for its administrators. */
export const registered: AppPart<Registered> = {
  name: 'registered-users',
  create: createRegistered,
  calls: userRegisterEndpoints,
};
