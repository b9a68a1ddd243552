import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import {
  type ChangeQuery,
  changeSearch,
  isAboutRows,
  withFields,
} from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';

/** Milliseconds without a keystroke before the address follows. */
const pause = 250;

/**
 * What is asked for, and its place in the address of the page (an element has options instead, `useDisplayedChanges`):
 * what the address says; without anything in it, what was asked for last (specification, section 4). Rows follow at once,
 * the address after a pause, since browsers limit how often it changes. Who filters while one change is in focus asks for
 * the others; who only looks at it leaves what was asked for last as it is.
 */
export function useChangeQuery(
  slug: string | undefined,
): [ChangeQuery, (change: Partial<ChangeQuery>) => void] {
  const { part } = useApp();
  const { lastQuery, keepQuery } = part(savedViews);
  const [, navigate] = useLocation();
  const search = useLocationProperty(() => window.location.search.slice(1));
  const begin = useCallback(
    (inAddress: string) =>
      inAddress === '' && slug === undefined ? lastQuery() : readChangeQuery(inAddress),
    [lastQuery, slug],
  );
  const [query, setQuery] = useState(() => begin(search));
  /** What the address says because of this page; anything else was opened by a link. */
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setQuery(begin(search));
  }, [search, begin]);
  /** Whether somebody has set filters here. */
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOwn.current && slug === undefined) keepQuery(query);
    const next = changeSearch(query);
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      const address = routes.changes.address(query, slug);
      navigate(address, { replace: true });
      written.current = window.location.search.slice(1);
    }, pause);
    return () => clearTimeout(timer);
  }, [query, slug, keepQuery, navigate]);
  const change = useCallback(
    (fields: Partial<ChangeQuery>) => {
      if (slug !== undefined && isAboutRows(fields)) {
        const next = withFields(readChangeQuery(window.location.search), fields);
        keepQuery(next);
        isOwn.current = false;
        navigate(routes.changes.address(next));
        return;
      }
      isOwn.current = true;
      setQuery((now) => withFields(now, fields));
    },
    [slug, keepQuery, navigate],
  );
  return [query, change];
}
