import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

const maxPlaces = 8;

const recentPlace = v.object({ address: v.string(), label: v.string(), detail: v.string() });
/** A document or provision that was opened from the palette, by its address in the portal. */
export type RecentPlace = v.InferOutput<typeof recentPlace>;

export type RecentPlaces = {
  /** Newest first. */
  $recent: ReadableAtom<readonly RecentPlace[]>;
  remember: (place: RecentPlace) => void;
};

type RecentDependencies = {
  storage: Pick<ProductStorage, 'read' | 'write'>;
  session: Pick<Session, '$session'>;
};

/** What the user opened last from the palette on this device; deleted when the session ends. */
export function createRecentPlaces({ storage, session }: RecentDependencies): RecentPlaces {
  const $recent = atom<readonly RecentPlace[]>(stored(storage.read('recent-places')));
  session.$session.listen(({ signedIn }, before) => {
    // After a sign-out the storage is empty already.
    if (signedIn !== before?.signedIn) $recent.set(stored(storage.read('recent-places')));
  });
  return {
    $recent,
    remember(place) {
      const others = $recent.get().filter(({ address }) => address !== place.address);
      const next = [place, ...others].slice(0, maxPlaces);
      $recent.set(next);
      storage.write('recent-places', JSON.stringify(next));
    },
  };
}

function stored(text: string | undefined): readonly RecentPlace[] {
  try {
    const parsed = v.safeParse(v.array(recentPlace), JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    // A damaged entry counts as absent.
    return [];
  }
}

/** The places opened last from the palette; loads with it. */
export const recentPlaces: AppPart<RecentPlaces> = { create: createRecentPlaces };
