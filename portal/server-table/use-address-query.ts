import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** What the address asks a table for, and how to ask for something else. The functions must be the same at each draw. */
export function useAddressQuery<Query extends { page: number }>(
  read: (search: string) => Query,
  addressOf: (query: Query) => string,
): [Query, (change: Partial<Query>) => void] {
  const search = useLocationProperty(() => window.location.search);
  const [, navigate] = useLocation();
  const query = useMemo(() => read(search), [read, search]);
  const change = useCallback(
    (fields: Partial<Query>) => {
      // Read anew: what was typed is added to the address after a pause, in which it may have changed.
      const now = read(window.location.search);
      // Replaced, since every filter would be a step back otherwise.
      navigate(addressOf({ ...now, page: 0, ...fields }), { replace: true });
    },
    [read, addressOf, navigate],
  );
  return [query, change];
}
