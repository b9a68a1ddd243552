import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import { createQueues } from '../async/in-turn.ts';
import type { Loadable } from '../async/loadable.ts';
import { maxWatches, type Watch, type WatchTarget, watchingCalls } from '../contract/domain/watching.ts';
import type { Notices } from '../notices.ts';
import { watchKey } from './watch-key.ts';
import { createWatchList, type WatchList } from './watch-list.ts';

/** How what is watched is called, for what is said of it. An undo is not offered to be undone. */
type Saying = { name: string; undo?: true };

export type Watches = {
  /** What the user watches, the newest first. */
  $watches: ReadableAtom<Loadable<readonly Watch[]>>;
  /** The same by the keys of their targets. */
  $byKey: ReadableAtom<ReadonlyMap<string, Watch>>;
  /** Counts what was begun and ended on the server: its events are others then. */
  $settled: ReadableAtom<number>;
  /** Loads them, unless they are loaded. */
  load: () => Promise<void>;
  /** Loads them again; what is on screen stays meanwhile. */
  refresh: () => Promise<void>;
  /** Watches what is not watched yet: on screen at once, taken back where it fails. Says so, with an undo. */
  watch: (targets: readonly WatchTarget[], by: Saying) => Promise<void>;
  /** Ends watching, in the same way. */
  stop: (targets: readonly WatchTarget[], by: Saying) => Promise<void>;
};

type Calls = { domain: Pick<PartContext['domain'], 'watches' | 'createWatch' | 'removeWatch'> };
type WatchesDependencies = Pick<PartContext, 'notices' | 'session' | 'now'> & Calls;

/** What somebody watches, for this person. */
export function createWatches(context: WatchesDependencies): Watches {
  const { notices } = context;
  const list = createWatchList(context);
  const { watchOne, stopOne } = createSteps(list, context);

  async function watch(targets: readonly WatchTarget[], by: Saying) {
    const isSame = list.sameUser();
    await list.load({ once: true });
    if (list.$watches.get().state === 'failed') return notices.tell(beginFailed);
    const added = targets.filter((target) => !list.$byKey.get().has(watchKey(target)));
    try {
      for (const target of added) if (isSame()) await watchOne(target);
    } catch (error) {
      tellRefused(notices, error);
      return;
    }
    if (added.length > 0 && isSame())
      tellDone(notices, 'watching.begun', { targets: added, by, undo: (back) => stop(added, back) });
  }
  async function stop(targets: readonly WatchTarget[], by: Saying) {
    const isSame = list.sameUser();
    const ended = targets.flatMap((target) => list.$byKey.get().get(watchKey(target)) ?? []);
    try {
      for (const one of ended) if (isSame()) await stopOne(one);
    } catch (error) {
      notices.report(error, 'stop watching something');
      notices.tell({ kind: 'error', key: 'watching.endFailed' });
      return;
    }
    const again = ended.map(({ target }) => target);
    if (again.length > 0 && isSame())
      tellDone(notices, 'watching.ended', { targets: again, by, undo: (back) => watch(again, back) });
  }
  return {
    $watches: list.$watches,
    $byKey: list.$byKey,
    $settled: list.$settled,
    load: () => list.load({ once: true }),
    refresh: () => list.load(),
    watch,
    stop,
  };
}

/** One watch begun or ended: on screen first, then on the server after what is on its way there of the same target. */
function createSteps(
  { change, ids, sameUser, settle }: WatchList,
  { domain, now }: Pick<PartContext, 'now'> & Calls,
) {
  const inTurn = createQueues();
  return {
    async watchOne(target: WatchTarget): Promise<void> {
      const isSame = sameUser();
      const key = watchKey(target);
      const pending = { id: `new ${key}`, target, createdAt: new Date(now()).toISOString() };
      change((watches) => [pending, ...watches]);
      const without = (watches: readonly Watch[]) => watches.filter((one) => one !== pending);
      try {
        const watch = await inTurn(key, () => domain.createWatch({ body: target }));
        if (!isSame()) return;
        ids.set(key, watch.id);
        settle();
        // It may have been ended meanwhile, or have come with the list.
        change((watches) => {
          const isKnown = watches.some(({ id }) => id === watch.id);
          return isKnown ? without(watches) : watches.map((one) => (one === pending ? watch : one));
        });
      } catch (error) {
        if (isSame()) change(without);
        throw error;
      }
    },
    async stopOne(watch: Watch): Promise<void> {
      const isSame = sameUser();
      const key = watchKey(watch.target);
      change((watches) => watches.filter((one) => one !== watch));
      try {
        await inTurn(key, async () => {
          const id = ids.get(key);
          if (id === undefined || !isSame()) return;
          await domain.removeWatch({ id }).catch((error: { status?: number }) => {
            if (error.status !== 404) throw error;
          });
          ids.delete(key);
        });
        settle();
      } catch (error) {
        if (isSame()) change((watches) => byAge([...watches, watch]));
        throw error;
      }
    },
  };
}

const byAge = (watches: readonly Watch[]) =>
  watches.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** Takes the place of what was said before, whose undo would be of something else. */
function tellDone(
  notices: Notices,
  key: 'watching.begun' | 'watching.ended',
  { targets, by, undo }: { targets: readonly WatchTarget[]; by: Saying; undo: (by: Saying) => Promise<void> },
) {
  for (const { id, key: said } of notices.$notices.get())
    if (said === 'watching.begun' || said === 'watching.ended') notices.dismiss(id);
  const run = () => void undo({ ...by, undo: true });
  notices.tell({
    kind: 'success',
    key,
    values: { count: targets.length, name: by.name },
    ...(by.undo ? {} : { action: { key: 'watching.undo', run } }),
  });
}

const beginFailed = { kind: 'error', key: 'watching.beginFailed' } as const;

function tellRefused(notices: Notices, error: unknown) {
  notices.report(error, 'watch something');
  const isFull = (error as { code?: string }).code === 'TOO_MANY_WATCHES';
  notices.tell(
    isFull ? { kind: 'error', key: 'watching.tooMany', values: { count: maxWatches } } : beginFailed,
  );
}

/** What the user watches; loads with the first place at which it can be watched. */
export const watches: AppPart<Watches> = {
  create: createWatches,
  domainCalls: { watches: watchingCalls.watches, createWatch: watchingCalls.createWatch },
};
