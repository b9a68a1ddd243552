import { atom, computed, type ReadableAtom } from 'nanostores';
import type { PartContext } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { isOrdinary } from '../async/ordinary.ts';
import { createResource } from '../async/resource.ts';
import type { Watch } from '../contract/domain/watching.ts';
import { onOtherUser } from '../other-user.ts';
import { watchKey } from './watch-key.ts';

export type WatchList = {
  $watches: ReadableAtom<Loadable<readonly Watch[]>>;
  $byKey: ReadableAtom<ReadonlyMap<string, Watch>>;
  /** The ids on the server by key, also of what is not on screen as the server has it. */
  ids: Map<string, string>;
  /** Changes what is on screen. */
  change: (to: (watches: readonly Watch[]) => readonly Watch[]) => void;
  /** Loads it; with `once` only where it is not loaded. */
  load: (by?: { once?: true }) => Promise<void>;
  /** Counts what was begun and ended on the server: its events are others then. */
  $settled: ReadableAtom<number>;
  settle: () => void;
  /** Remembers who is signed in, and tells later whether that is still so. */
  sameUser: () => () => boolean;
};

type ListDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'watches'>;
};

/** What one person watches, as far as the device knows. */
export function createWatchList({ domain, notices, session }: ListDependencies): WatchList {
  // It is loaded with every text that is read: that a server is away is told by what people do there.
  const $watches = createResource<readonly Watch[]>({
    report: (error, doing) => void (isOrdinary(error) || notices.report(error, doing)),
  });
  const ids = new Map<string, string>();
  const $settled = atom(0);
  let owner = {};
  onOtherUser(session, () => {
    owner = {};
    ids.clear();
    $watches.reset();
  });
  const sameUser = () => {
    const before = owner;
    return () => before === owner;
  };
  return {
    $watches,
    $byKey: computed($watches, (state) => byKey(loadedValue(state) ?? [])),
    ids,
    change(to) {
      const state = $watches.get();
      const value = loadedValue(state);
      if (value !== undefined) $watches.set({ ...state, value: to(value) } as Loadable<readonly Watch[]>);
    },
    async load({ once = false } = {}) {
      const isSame = sameUser();
      const call = async (signal: AbortSignal) => {
        const watches = await domain.watches({}, { signal });
        if (isSame()) for (const { id, target } of watches) ids.set(watchKey(target), id);
        return watches;
      };
      if (!once) $watches.invalidate();
      await $watches.load('load what is watched', call, { keep: true, key: 'all' });
    },
    $settled,
    settle: () => $settled.set($settled.get() + 1),
    sameUser,
  };
}

const byKey = (watches: readonly Watch[]): ReadonlyMap<string, Watch> =>
  new Map(watches.map((watch) => [watchKey(watch.target), watch]));
