import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { lazy } from '#core/async/memoize.ts';
import { LoadFailure } from './load-failure.ts';

/** Code that loads when it is first needed, once for all users of it. */
export type LazyCode<T> = {
  /** Rejects if the code cannot be loaded; the next call loads again. */
  load: () => Promise<T>;
  /** The code, once it has loaded. */
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

/** Loads the code as soon as `isNeeded` is true. A failed load is repeated by the next mount or need. */
export function useLazyCode<T>(
  code: LazyCode<T>,
  isNeeded = true,
): { loaded: T | undefined; error: unknown } {
  const [{ error }, setState] = useState<{ error?: unknown }>({});
  const tellFailure = useContext(LoadFailure);
  const loaded = code.loaded();
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    code.load().then(
      () => isMounted && setState({}),
      (failure: unknown) => {
        if (!isMounted) return;
        tellFailure(failure);
        setState({ error: failure });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [code, isMissing, tellFailure]);
  return { loaded, error };
}

/**
 * What happens if the code cannot be loaded, which `LoadFailure` is told. `omit`: nothing is drawn. `throw`: the
 * error boundary reports it. `pending`: the placeholder stays.
 */
type OnFailure = 'omit' | 'throw' | 'pending';

export type PendingProps = {
  /** The placeholder until the code has loaded; nothing if absent. */
  pending?: ReactNode;
};

export type LazyComponent<P> = FunctionComponent<P & PendingProps> & Pick<LazyCode<unknown>, 'load'>;

/**
 * A component whose code loads when it is first drawn, or earlier by `load`. Not React's `lazy`, which delays
 * what follows a Suspense placeholder by 300 ms and never repeats a failed load.
 */
export function lazyComponent<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  onFailure: OnFailure = 'omit',
): LazyComponent<P> {
  const code = lazyCode(fetchComponent);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component in a module, never while drawing
  function Lazy({ pending, ...props }: P & PendingProps) {
    const { loaded: Loaded, error } = useLazyCode(code);
    if (Loaded) return <Loaded {...(props as unknown as P)} />;
    if (error !== undefined && onFailure === 'throw') throw error;
    return error !== undefined && onFailure === 'omit' ? null : pending;
  }
  return Object.assign(Lazy, { load: code.load });
}
