import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ApiError, type Away, awayOf } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { reconnections } from '#core/reconnection.ts';
import { useApp, useLoadedText } from './app-context.tsx';
import { awayTitles } from './FormProblem.tsx';
import { ErrorState } from './ui/ErrorState.tsx';
import * as styles from './ui/states.css.ts';

type FailedStateProps = {
  error: ApiError;
  onRetry?: (() => void) | undefined;
  /** A more precise title than "something went wrong", if the view has one. */
  title?: string | undefined;
};

/** A failed load with a retry. Says which server cannot be reached, the main or the domain server. */
export function FailedState({ error, onRetry, title }: FailedStateProps) {
  const text = useLoadedText<typeof commonTexts>();
  if (error.status === 429)
    return (
      <ErrorState
        title={text('common.tooManyRequests')}
        hint={text('common.tooManyRequestsHint')}
        retryLabel={text('common.retry')}
        onRetry={onRetry}
      />
    );
  const isAway = error.kind === 'network' || error.status >= 500;
  const what = awayOf(error) ?? error.server;
  // Statuses with which a proxy or a server says that it cannot answer now.
  if (onRetry && (error.kind === 'network' || [502, 503, 504].includes(error.status)))
    return <AwayState server={error.server} what={what} onRetry={onRetry} />;
  const hint = text(what === 'database' ? awayHints.database : 'common.awayHint');
  return (
    <ErrorState
      title={isAway ? text(awayTitles[what]) : (title ?? text('common.failed'))}
      hint={isAway ? hint : undefined}
      retryLabel={text('common.retry')}
      onRetry={onRetry}
    />
  );
}

const awayHints = {
  main: 'common.mainAwayHint',
  domain: 'common.domainAwayHint',
  database: 'common.databaseAwayHint',
} as const satisfies Record<Away, string>;

type AwayStateProps = Pick<ApiError, 'server'> & {
  /** What does not answer, if it is not the server itself. */
  what?: Away;
  onRetry: () => void;
};

/**
 * A server that cannot be reached: says what still works, and tries again by itself, ever less often, until the
 * server answers.
 */
export function AwayState({ server, what = server, onRetry }: AwayStateProps) {
  const text = useLoadedText<typeof commonTexts>();
  const reconnection = useApp().part(reconnections)[server];
  const retry = useEffectEvent(onRetry);
  // Before the browser draws, so that a notice of the same is never seen (portal/shell/Notices.tsx).
  useLayoutEffect(() => {
    const { tryNow } = reconnection;
    const stop = reconnection.wait(() => retry());
    window.addEventListener('online', tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      stop();
    };
  }, [reconnection]);
  return (
    <div>
      <ErrorState
        title={text(awayTitles[what])}
        hint={text(awayHints[what])}
        retryLabel={text('common.retry')}
        onRetry={onRetry}
      />
      <NextAttempt server={server} />
    </div>
  );
}

/** Outside of the alert, which would be read aloud with every second. */
function NextAttempt({ server }: Pick<ApiError, 'server'>) {
  const { now, part } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const next = useStore(part(reconnections)[server].$next);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.attempt}>
      {next === undefined
        ? text('common.attempting')
        : text('common.nextAttempt', { seconds: Math.max(1, Math.ceil((next - now()) / 1000)) })}
    </p>
  );
}
