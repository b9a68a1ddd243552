import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import { ErrorState } from './ui/ErrorState.tsx';

type FailedStateProps = {
  error: ApiError;
  onRetry?: (() => void) | undefined;
  /** A more precise title than "something went wrong", if the view has one. */
  title?: string | undefined;
};

/** A failed load with a retry. Says which server cannot be reached, the main or the domain server. */
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
