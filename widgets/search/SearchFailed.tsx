import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

/** A search that the server did not answer: one that asked too much of it is told apart from a server that is away. */
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
      // Asked again it would be as long.
      return <ErrorState title={text('search.problem-too-long')} hint={text('search.tooLongHint')} />;
    default:
      return <FailedState error={error} title={text('search.failed')} onRetry={onRetry} />;
  }
}
