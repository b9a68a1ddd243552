import { useEffect, useEffectEvent } from 'react';
import type { App } from '#core/app.ts';
import type { Live, LiveChange } from '#core/comments/live.ts';
import { useApp } from '../app-context.tsx';

type OnChange = (change: LiveChange) => void;

/** In milliseconds: a page that is left sooner opens no stream, and everything that it shows comes first. */
const settling = 1000;

/** Calls back when colleagues have written, while the page is seen; a hidden one holds no connection. */
export function followComments(
  { part, session, notices }: Pick<App, 'part' | 'session' | 'notices'>,
  onChange: OnChange,
): () => void {
  let watch: Live['watch'] | undefined;
  let stop: (() => void) | undefined;
  let isEnded = false;
  let wasHidden = document.visibilityState !== 'visible';
  const follow = () => {
    if (document.visibilityState === 'visible') {
      stop ??= watch?.(onChange);
      // Nothing was told of what came while a page opened in the background.
      if (wasHidden) onChange('all');
      wasHidden = false;
    } else {
      stop?.();
      stop = undefined;
    }
  };
  const begin = async () => {
    const { watchOf } = await import('./live-part.ts');
    watch = isEnded ? undefined : await watchOf({ part, session });
    if (!isEnded) follow();
  };
  const timer = setTimeout(
    () => void begin().catch((error: unknown) => notices.report(error, 'follow the comments')),
    settling,
  );
  document.addEventListener('visibilitychange', follow);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** The same while a view is on screen. */
export function useLiveComments(onChange: OnChange): void {
  const { part, session, notices } = useApp();
  const tell = useEffectEvent(onChange);
  useEffect(
    () => followComments({ part, session, notices }, (change) => tell(change)),
    [part, session, notices],
  );
}
