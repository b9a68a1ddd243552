import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import { ErrorState } from './ui/ErrorState.tsx';

type FailedStateProps = {
  error: ApiError;
  onRetry?: (() => void) | undefined;
  /** What happened, where the view knows it better than "something went wrong". */
  title?: string | undefined;
};

/** A failed load: an unreachable main server and an unreachable domain server are told apart, each with a retry. */
export function FailedState({ error, onRetry, title }: FailedStateProps) {
  const text = useLoadedText<typeof commonTexts>();
  const isAway = error.kind === 'network' || error.status >= 500;
  const away = error.server === 'main' ? 'common.mainServerAway' : 'common.domainServerAway';
  return (
    <ErrorState
      title={isAway ? text(away) : (title ?? text('common.failed'))}
      hint={isAway ? text('common.awayHint') : undefined}
      retryLabel={text('common.retry')}
      onRetry={onRetry}
    />
  );
}
