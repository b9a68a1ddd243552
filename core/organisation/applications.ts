import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { Application } from '../contract/domain/applications.ts';

/** What an application signs in with. The secret is known only when the application is added. */
export type Credentials = { id: string; secret: string };

export type Applications = {
  $list: ReadableAtom<Loadable<Application[]>>;
  reload: () => Promise<void>;
  /** Adds an application. Throws the error of the call; then nothing is changed. */
  add: (application: Pick<Application, 'name' | 'origins'>) => Promise<Credentials>;
  /** Throws the error of the call; one that another administrator has revoked meanwhile is gone as well. */
  revoke: (id: string) => Promise<void>;
};

type ApplicationsDependencies = Pick<PartContext, 'domain' | 'notices' | 'session'>;

/** The applications to which the organisation lends sessions of its users, for its administrators. */
export function createApplications({ domain, notices, session }: ApplicationsDependencies): Applications {
  const $list = createResource<Application[]>(notices);
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $list.reset();
  });
  const change = (to: (list: Application[]) => Application[]) => {
    const list = $list.get();
    if (list.state === 'ready') $list.set({ state: 'ready', value: to(list.value) });
  };
  return {
    $list,
    async reload() {
      await $list.load('load the applications', () => domain.applications({}), { keep: true });
    },
    async add(body) {
      const { application, secret } = await domain.createApplication({ body });
      change((list) => [...list, application]);
      return { id: application.id, secret };
    },
    async revoke(id) {
      await domain.revokeApplication({ id }).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
      change((list) => list.filter((one) => one.id !== id));
    },
  };
}

/** The applications of the organisation; loads with their page. */
export const applications: AppPart<Applications> = { create: createApplications };
