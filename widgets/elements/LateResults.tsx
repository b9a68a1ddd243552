import { lazy, Suspense } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useText } from '../app-context.tsx';
import type { SearchResultsProps } from '../search/results-props.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const SearchResults = lazy(() =>
  import('../search/SearchResults.tsx').then((part) => ({ default: part.SearchResults })),
);

/** Results come with the first search: a page that shows a box fetches a box. */
export function LateResults(props: SearchResultsProps) {
  const text = useText<typeof commonTexts>();
  return (
    <Suspense fallback={<Skeleton lines={6} label={text('common.loading')} />}>
      <SearchResults {...props} compact />
    </Suspense>
  );
}
