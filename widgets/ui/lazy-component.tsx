import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { lazy } from '#core/async/memoize.ts';

/** Code that is fetched when it is first needed, and once however many ask for it. */
export type LazyCode<T> = {
  /** Rejects where the code cannot be fetched; the next call fetches again. */
  load: () => Promise<T>;
  /** The code, once it has been fetched. */
  loaded: () => T | undefined;
};

export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let code: T | undefined;
  const load = lazy(async () => {
    code = await fetchCode();
    return code;
  });
  return { load, loaded: () => code };
}

/** Loads the code as soon as it is needed. What could not be fetched is fetched again by the next mount or need. */
export function useLazyCode<T>(
  code: LazyCode<T>,
  isNeeded = true,
): { loaded: T | undefined; error: unknown } {
  const [{ error }, setState] = useState<{ error?: unknown }>({});
  const loaded = code.loaded();
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    code.load().then(
      () => isMounted && setState({}),
      (failure: unknown) => isMounted && setState({ error: failure }),
    );
    return () => {
      isMounted = false;
    };
  }, [code, isMissing]);
  return { loaded, error };
}

/**
 * What happens where the code cannot be fetched; the browser itself logs it. `omit`: the view around does
 * without. `throw`: the error boundary around reports it. `pending`: the place stays as it was.
 */
type OnFailure = 'omit' | 'throw' | 'pending';

export type PendingProps = {
  /** Keeps the place until the code is here; nothing if absent. */
  pending?: ReactNode;
};

export type LazyComponent<P> = FunctionComponent<P & PendingProps> & Pick<LazyCode<unknown>, 'load'>;

/**
 * A component whose code is fetched when it is first drawn, or before by `load`. Not by React's `lazy`:
 * React holds back for 300 ms what follows a placeholder of Suspense, and never fetches again what failed.
 */
export function lazyComponent<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  onFailure: OnFailure = 'omit',
): LazyComponent<P> {
  const code = lazyCode(fetchComponent);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, in a module and never while drawing
  function Lazy({ pending, ...props }: P & PendingProps) {
    const { loaded: Loaded, error } = useLazyCode(code);
    if (Loaded) return <Loaded {...(props as unknown as P)} />;
    if (error !== undefined && onFailure === 'throw') throw error;
    return error !== undefined && onFailure === 'omit' ? null : pending;
  }
  return Object.assign(Lazy, { load: code.load });
}
