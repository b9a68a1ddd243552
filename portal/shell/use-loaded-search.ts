import { useEffect, useState } from 'react';
import type { Search } from '#core/search/search-types.ts';
import { useApp } from '#widgets/app-context.tsx';

/** The search of the app; undefined until its code has loaded. */
export const useLoadedSearch = (): Search | undefined => useSearchCode().search;

/** The search of the app, or that its code cannot be loaded. */
export function useSearchCode(): { search?: Search; failed?: boolean } {
  const { search: load, notices } = useApp();
  const [code, setCode] = useState<{ search?: Search; failed?: boolean }>({});
  useEffect(() => {
    load().then(
      (search) => setCode({ search }),
      (error: unknown) => {
        notices.report(error, 'load the search');
        setCode({ failed: true });
      },
    );
  }, [load, notices]);
  return code;
}
