import { useEffect, useState } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import { asApiError } from '#core/async/resource.ts';
import { useApp } from '#widgets/app-context.tsx';

type Loaded<T> = { loaded: Loadable<T>; retry: () => void };

/** Loads the data of a page; a new `key` loads again. */
export function useLoaded<T>(doing: string, key: string, load: () => Promise<T>): Loaded<T> {
  const { notices } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ of: string; loaded: Loadable<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one load per key and attempt
  useEffect(() => {
    let isGone = false;
    const show = (loaded: Loadable<T>) => setShown({ of: key, loaded });
    show({ state: 'loading' });
    load().then(
      (value) => isGone || show({ state: 'ready', value }),
      (error: unknown) => {
        notices.report(error, doing);
        if (!isGone) show({ state: 'failed', error: asApiError(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, attempt]);
  // The data of another key is not displayed, not even until the effect above has run.
  const loaded: Loadable<T> = shown?.of === key ? shown.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt(attempt + 1) };
}
