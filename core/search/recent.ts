import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

const maxSearches = 10;

const recentSearch = v.object({ term: v.string(), at: v.number() });
export type RecentSearch = v.InferOutput<typeof recentSearch>;

export type RecentSearches = {
  /** Newest first. */
  $recent: ReadableAtom<readonly RecentSearch[]>;
  remember: (term: string) => void;
  remove: (term: string) => void;
};

type RecentDependencies = {
  storage: Pick<ProductStorage, 'read' | 'write'>;
  session: Pick<Session, '$session'>;
  now: () => number;
};

/** The last searches of the user on this device; they are deleted when the session ends. */
export function createRecentSearches({ storage, session, now }: RecentDependencies): RecentSearches {
  const $recent = atom<readonly RecentSearch[]>(stored(storage.read('recent-searches')));

  function save(searches: readonly RecentSearch[]) {
    $recent.set(searches);
    // Without a token of ours the host page owns the session: no sign-out would delete them, so they stay in memory.
    if (storage.read('token') !== undefined) storage.write('recent-searches', JSON.stringify(searches));
  }

  session.$session.listen(({ signedIn }, before) => {
    // After a sign-out the storage is empty already.
    if (signedIn !== before?.signedIn) $recent.set(stored(storage.read('recent-searches')));
  });

  return {
    $recent,
    remember(term) {
      const others = $recent.get().filter((each) => each.term !== term);
      save([{ term, at: now() }, ...others].slice(0, maxSearches));
    },
    remove: (term) => save($recent.get().filter((each) => each.term !== term)),
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
