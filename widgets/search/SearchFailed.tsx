import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

/** A failed search: a query that was too expensive gets another message than an unreachable server. */
export function SearchFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const text = useLoadedText<typeof searchTexts | typeof commonTexts>();
  switch (error.code) {
    case 'SEARCH_TOO_SLOW':
      return (
        <ErrorState
          title={text('search.tooSlow')}
          hint={text('search.tooSlowHint')}
          retryLabel={text('common.retry')}
          onRetry={onRetry}
        />
      );
    case 'REQUEST_TOO_LONG':
      // A retry would take as long.
      return <ErrorState title={text('search.problem-too-long')} hint={text('search.tooLongHint')} />;
    default:
      return <FailedState error={error} title={text('search.failed')} onRetry={onRetry} />;
  }
}
