import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useCallback, useEffect } from 'react';
import { type ChangeQuery, changeSearch } from '#core/changes/change-address.ts';
import { readChangeQuery } from '#core/changes/change-query.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { useApp } from '../app-context.tsx';
import type { ChangeTableOptions } from './change-table-options.ts';
import { queryOfOptions } from './query-of-options.ts';

/** What the user made of what the page asked for; a new request of the page replaces it. It outlives `reload()`. */
type Displayed = { requested: string; query: ChangeQuery; slug: string | undefined };
export type DisplayedAtom = WritableAtom<Displayed | undefined>;
export const createDisplayed = (): DisplayedAtom => atom();

/** Milliseconds without a keystroke before the filters are stored as the last ones. */
const pause = 250;

/**
 * Filters, switches and order of the table, and the change in focus: by the options of the page; without any, what was
 * asked for last. With a token of the page nothing is stored, since the device may be another's too.
 */
export function useDisplayedChanges($displayed: DisplayedAtom, { slug, query, filters }: ChangeTableOptions) {
  const { part, session } = useApp();
  const { lastSearch, keepSearch } = part(savedViews);
  const isStored = !session.isHosted();
  const requested = JSON.stringify([slug, query, filters]);
  const begin = (): Displayed => {
    const request = queryOfOptions({ query, filters });
    const last = isStored && slug === undefined ? lastSearch() : undefined;
    return { requested, query: request ?? readChangeQuery(last ?? ''), slug };
  };
  const known = useStore($displayed);
  const displayed = known?.requested === requested ? known : begin();
  useEffect(() => {
    if ($displayed.get()?.requested !== displayed.requested) $displayed.set(displayed);
  });
  const search = changeSearch({ ...displayed.query, page: 0 });
  const isOwn = known?.requested === requested && isStored;
  useEffect(() => {
    if (!isOwn) return;
    const timer = setTimeout(() => keepSearch(search), pause);
    return () => clearTimeout(timer);
  }, [isOwn, keepSearch, search]);

  const set = useCallback(
    (change: (now: Displayed) => Partial<Displayed>) => {
      const now = $displayed.get();
      if (now) $displayed.set({ ...now, ...change(now) });
    },
    [$displayed],
  );
  return {
    query: displayed.query,
    slug: displayed.slug || undefined,
    onQuery: useCallback(
      (fields: Partial<ChangeQuery>) => set(({ query: now }) => ({ query: { ...now, page: 0, ...fields } })),
      [set],
    ),
    onSlug: useCallback((next: string | undefined) => set(() => ({ slug: next })), [set]),
  };
}
