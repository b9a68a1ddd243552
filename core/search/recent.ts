import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

const keptSearches = 10;

const recentSearch = v.object({ term: v.string(), at: v.number() });
export type RecentSearch = v.InferOutput<typeof recentSearch>;

export type RecentSearches = {
  /** Newest first. */
  $recent: ReadableAtom<readonly RecentSearch[]>;
  remember: (term: string) => void;
  remove: (term: string) => void;
};

type Tools = {
  storage: Pick<ProductStorage, 'read' | 'write'>;
  session: Pick<Session, '$session'>;
  now: () => number;
};

/** The searches that somebody made last, on this device; they go with the session. */
export function createRecentSearches({ storage, session, now }: Tools): RecentSearches {
  const $recent = atom<readonly RecentSearch[]>(stored(storage.read('recent-searches')));

  function keep(searches: readonly RecentSearch[]) {
    $recent.set(searches);
    // In a host's session nobody signs out of us: nothing of it stays on the device.
    if (storage.read('token') !== undefined) storage.write('recent-searches', JSON.stringify(searches));
  }

  session.$session.listen(({ signedIn }, before) => {
    // A sign-out has emptied the storage by now.
    if (signedIn !== before?.signedIn) $recent.set(stored(storage.read('recent-searches')));
  });

  return {
    $recent,
    remember(term) {
      const others = $recent.get().filter((each) => each.term !== term);
      keep([{ term, at: now() }, ...others].slice(0, keptSearches));
    },
    remove: (term) => keep($recent.get().filter((each) => each.term !== term)),
  };
}

function stored(text: string | undefined): readonly RecentSearch[] {
  try {
    const parsed = v.safeParse(v.array(recentSearch), JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    // A damaged entry counts as absent.
    return [];
  }
}
