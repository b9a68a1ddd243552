import { useEffect, useState } from 'react';
import type { Search } from '#core/search/search-types.ts';
import { useApp } from '#widgets/app-context.tsx';

/** The search of the application, once its code is here. */
export function useSearch(): Search | undefined {
  const { search, notices } = useApp();
  const [arrived, setArrived] = useState<Search>();
  useEffect(() => {
    search().then(setArrived, (error: unknown) => notices.report(error, 'load the search'));
  }, [search, notices]);
  return arrived;
}
