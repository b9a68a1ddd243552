import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type AssuranceQuery, assuranceSearch, readAssuranceQuery } from '#core/assurance/assurance-query.ts';
import { routes } from '../../routes.ts';

/** What the address asks for, and how to ask for something else. */
export function useAssuranceQuery(): [AssuranceQuery, (change: Partial<AssuranceQuery>) => void] {
  const search = useLocationProperty(() => window.location.search);
  const [, navigate] = useLocation();
  const query = useMemo(() => readAssuranceQuery(search), [search]);
  const change = useCallback(
    (fields: Partial<AssuranceQuery>) => {
      // Read anew: what was typed is added to the address after a pause, in which it may have changed.
      const now = readAssuranceQuery(window.location.search);
      const next = assuranceSearch({ ...now, page: 0, ...fields });
      const path = routes.assurance.address();
      // Replaced, since every filter would be a step back otherwise.
      navigate(next === '' ? path : `${path}?${next}`, { replace: true });
    },
    [navigate],
  );
  return [query, change];
}
