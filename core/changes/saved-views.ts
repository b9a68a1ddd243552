import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import { type ChangeQuery, changeSearch, withoutPlace } from '../change-filter/change-address.ts';
import { readChangeQuery } from '../change-filter/change-query.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

/** A view of the table that somebody has given a name: its filters, switches and order, as an address has them. */
export type SavedView = { name: string; search: string };

export type SavedViews = {
  $views: ReadableAtom<readonly SavedView[]>;
  /** Stores a view; one with the same name is replaced. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
  /** Whose views they are where a page's token signs in; the session does not know it then. */
  setPerson: (id: string | undefined) => void;
  /** What was asked for last; as at first where nothing is stored. */
  lastQuery: () => ChangeQuery;
  /** Stores what is asked for, without where in it somebody is. */
  keepQuery: (query: ChangeQuery) => void;
};

const stored = v.record(v.string(), v.array(v.object({ name: v.string(), search: v.string() })));
/** More would be no list to choose from. */
const maxViews = 50;
export const longestViewName = 60;

type SavedViewsDependencies = {
  storage: Pick<ProductStorage, 'read' | 'write'>;
  session: Pick<Session, '$session'>;
};

/**
 * Saved views lie on the device, by person, as the settings of tables do; others get them by their link, which names
 * all of a view. The last filters go with the session (specification, section 4).
 */
export function createSavedViews({ storage, session }: SavedViewsDependencies): SavedViews {
  let person: string | undefined;
  const who = () => session.$session.get().user?.email ?? person ?? '';
  const look = () => $views.set(readAll(storage)[who()] ?? []);
  const $views = atom<readonly SavedView[]>(readAll(storage)[who()] ?? []);
  session.$session.listen(look);

  function set(edit: (views: readonly SavedView[]) => readonly SavedView[]) {
    // Reads all views again, since another tab may have stored some.
    const all = readAll(storage);
    const views = edit(all[who()] ?? []);
    storage.write('change-views', JSON.stringify({ ...all, [who()]: views }));
    $views.set(views);
  }
  return {
    $views,
    save: (view) =>
      set((views) => [view, ...views.filter(({ name }) => name !== view.name)].slice(0, maxViews)),
    remove: (name) => set((views) => views.filter((view) => view.name !== name)),
    setPerson(id) {
      if (id === person) return;
      person = id;
      look();
    },
    lastQuery: () => readChangeQuery(storage.read('change-filters') ?? ''),
    keepQuery: (query) => storage.write('change-filters', changeSearch(withoutPlace(query))),
  };
}

function readAll(storage: Pick<ProductStorage, 'read'>): Record<string, SavedView[]> {
  try {
    return v.parse(stored, JSON.parse(storage.read('change-views') ?? '{}'));
  } catch {
    // A damaged entry counts as absent.
    return {};
  }
}

/** Views of the table of changes with a name, and the filters that were set last. */
export const savedViews: AppPart<SavedViews> = { create: createSavedViews };
