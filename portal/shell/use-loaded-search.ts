import { useEffect, useState } from 'react';
import type { Search } from '#core/search/search-types.ts';
import { useApp } from '#widgets/app-context.tsx';

/** The search of the app; undefined until its code has loaded. */
export function useLoadedSearch(): Search | undefined {
  const { search, notices } = useApp();
  const [loaded, setLoaded] = useState<Search>();
  useEffect(() => {
    search().then(setLoaded, (error: unknown) => notices.report(error, 'load the search'));
  }, [search, notices]);
  return loaded;
}
