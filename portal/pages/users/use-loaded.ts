import { useEffect, useState } from 'react';
import type { Loadable } from '#core/http/loadable.ts';
import { asApiError } from '#core/loading.ts';
import { useApp } from '#widgets/app-context.tsx';

type Loaded<T> = { loaded: Loadable<T>; retry: () => void };

/** Loads what a form begins with; `key` says when it is another one. */
export function useLoaded<T>(doing: string, key: string, load: () => Promise<T>): Loaded<T> {
  const { notices } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loadable<T>>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one load for each key and attempt
  useEffect(() => {
    let isGone = false;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => isGone || setLoaded({ state: 'ready', value }),
      (error: unknown) => {
        if (isGone) return;
        notices.report(error, doing);
        setLoaded({ state: 'failed', error: asApiError(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, attempt]);
  return { loaded, retry: () => setAttempt(attempt + 1) };
}
