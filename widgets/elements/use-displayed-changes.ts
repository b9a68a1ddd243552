import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useCallback, useEffect } from 'react';
import {
  type ChangeQuery,
  isAboutRows,
  queryAtFirst,
  withFields,
} from '#core/change-filter/change-address.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { useApp } from '../app-context.tsx';
import type { ChangeTableOptions } from './change-table-options.ts';
import { queryOfOptions } from './query-of-options.ts';

/** What the user made of what the page asked for; a new request of the page replaces it. It outlives `reload()`. */
type Displayed = { requested: string; query: ChangeQuery; slug: string | undefined };
export type DisplayedAtom = WritableAtom<Displayed | undefined>;
export const createDisplayed = (): DisplayedAtom => atom();

/**
 * Filters, switches and order of the table, and the change in focus: by the options of the page; without any, what was
 * asked for last. With a token of the page nothing is stored, since the device may be another's too; nor where the page
 * asks for something. Who filters while one change is in focus asks for the others.
 */
export function useDisplayedChanges($displayed: DisplayedAtom, { slug, query, filters }: ChangeTableOptions) {
  const { part, session } = useApp();
  const { lastQuery, keepQuery } = part(savedViews);
  const isStored = !session.isHosted();
  const requested = JSON.stringify([slug, query, filters]);
  const request = queryOfOptions({ query, filters });
  const withStored = isStored && request === undefined;
  const begin = (): Displayed => {
    const last = () => (isStored && slug === undefined ? lastQuery() : queryAtFirst);
    return { requested, query: request ?? last(), slug };
  };
  const known = useStore($displayed);
  const displayed = known?.requested === requested ? known : begin();
  useEffect(() => {
    if ($displayed.get()?.requested !== displayed.requested) $displayed.set(displayed);
  });
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
      (fields: Partial<ChangeQuery>) =>
        set((now) => {
          const next = withFields(now.query, fields);
          const focused = isAboutRows(fields) ? undefined : now.slug;
          if (withStored && !focused) keepQuery(next);
          return { query: next, slug: focused };
        }),
      [set, withStored, keepQuery],
    ),
    onSlug: useCallback((next: string | undefined) => set(() => ({ slug: next })), [set]),
  };
}
