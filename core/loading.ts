import type { WritableAtom } from 'nanostores';
import { type Loadable, loadedValue } from './async/loadable.ts';
import { ApiError } from './http/api-error.ts';
import type { Notices } from './notices.ts';

export type Load = <T>(
  $target: WritableAtom<Loadable<T>>,
  doing: string,
  call: () => Promise<T>,
  options?: { signal?: { readonly aborted: boolean } | undefined; keep?: boolean },
) => Promise<T | undefined>;

/** The error of a failed call as views show it; what is no ApiError is a fault of our own. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: 'malformed', status: 0, code: 'FAULT', message, server: 'main' });
}

/** Runs a call into a Loadable: failures stay in it and are reported, aborted answers leave no trace. */
export function createLoad(notices: Pick<Notices, 'report'>): Load {
  return async ($target, doing, call, { signal, keep = false } = {}) => {
    const shown = keep ? loadedValue($target.get()) : undefined;
    $target.set(shown === undefined ? { state: 'loading' } : { state: 'loading', value: shown });
    try {
      const value = await call();
      if (signal?.aborted) return undefined;
      $target.set({ state: 'ready', value });
      return value;
    } catch (error) {
      if (signal?.aborted) return undefined;
      $target.set({ state: 'failed', error: asApiError(error) });
      notices.report(error, doing);
      return undefined;
    }
  };
}
