import type { ReadableAtom } from 'nanostores';
import type { Loadable } from './loadable.ts';
import { createResource, type FailureReport } from './resource.ts';

/** What somebody has made: loaded as a whole, and following what they make and take back. */
export type OwnList<T> = {
  $list: ReadableAtom<Loadable<readonly T[]>>;
  load: () => Promise<void>;
  /** Puts what was made first. */
  add: (one: T) => void;
  replace: (one: T) => void;
  /** Throws the error of the call; what is gone already is gone as well. */
  remove: (id: string) => Promise<void>;
};

type OwnListOptions<T> = {
  notices: FailureReport;
  /** Whoever signs in next has a list of their own. */
  $session: ReadableAtom<{ signedIn: boolean }>;
  /** What loading is called where it fails. */
  doing: string;
  list: () => Promise<readonly T[]>;
  remove: (id: string) => Promise<unknown>;
};

/** Makes the list of what somebody has made. */
export function createOwnList<T extends { id: string }>({
  notices,
  $session,
  doing,
  list,
  remove,
}: OwnListOptions<T>): OwnList<T> {
  const $list = createResource<readonly T[]>(notices);
  $session.listen(({ signedIn }) => {
    if (!signedIn) $list.reset();
  });
  const change = (to: (all: readonly T[]) => readonly T[]) => {
    const known = $list.get();
    if (known.state === 'ready') $list.set({ state: 'ready', value: to(known.value) });
  };
  return {
    $list,
    async load() {
      await $list.load(doing, list, { keep: true });
    },
    add: (one) => change((all) => [one, ...all]),
    replace: (one) => change((all) => all.map((known) => (known.id === one.id ? one : known))),
    async remove(id) {
      await remove(id).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
      change((all) => all.filter((one) => one.id !== id));
    },
  };
}
