import { atom, type WritableAtom } from 'nanostores';
import { ApiError, localFailure } from '../http/api-error.ts';
import { idle, type Loadable, loadedValue } from './loadable.ts';
import { isOrdinary } from './ordinary.ts';

/** Where failures are reported, with what was being done. */
export type FailureReport = { report: (error: unknown, doing: string) => void };

export type Loaded<T> = Extract<Loadable<T>, { state: 'ready' | 'failed' }>;
type LoadOptions = {
  /** Keeps the value on screen until the new one has arrived. */
  keep?: boolean;
  /** Identifies what is requested: a call with the key of the loaded or pending value is not made again. */
  key?: string;
  /** Nobody asked for it: a value on screen stays where the call fails as any may, and nobody is told. */
  unasked?: boolean | undefined;
};

/** A store that loads. A newer call aborts the older one, whose reply then leaves no trace. */
export type Resource<T> = WritableAtom<Loadable<T>> & {
  /** Resolves to the outcome of the call; undefined if a newer call replaced it. Failures are reported. */
  load: (
    doing: string,
    call: (signal: AbortSignal) => Promise<T>,
    options?: LoadOptions,
  ) => Promise<Loaded<T> | undefined>;
  /** Makes the next call load, even with the key of the loaded value. */
  invalidate: () => void;
  /** Aborts the pending call. */
  abort: () => void;
  /** Aborts and forgets the value. */
  reset: () => void;
};

export function createResource<T>(failures: FailureReport): Resource<T> {
  const $state = atom<Loadable<T>>(idle);
  let controller = new AbortController();
  let current: { key: string; outcome: Promise<Loaded<T> | undefined> } | undefined;

  async function run(
    doing: string,
    call: (signal: AbortSignal) => Promise<T>,
    { keep = false, unasked = false }: LoadOptions,
  ): Promise<Loaded<T> | undefined> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const before = keep ? loadedValue($state.get()) : undefined;
    $state.set(before === undefined ? { state: 'loading' } : { state: 'loading', value: before });
    let outcome: Loaded<T>;
    try {
      outcome = { state: 'ready', value: await call(signal) };
      if (signal.aborted) return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      current = undefined;
      if (unasked && before !== undefined && isOrdinary(error)) {
        $state.set({ state: 'ready', value: before });
        return undefined;
      }
      outcome = { state: 'failed', error: asApiError(error) };
      failures.report(error, doing);
    }
    $state.set(outcome);
    return outcome;
  }

  function abort() {
    controller.abort();
    current = undefined;
  }

  return Object.assign($state, {
    load(doing: string, call: (signal: AbortSignal) => Promise<T>, options: LoadOptions = {}) {
      const { key } = options;
      if (key !== undefined && current?.key === key) return current.outcome;
      const outcome = run(doing, call, options);
      current = key === undefined ? undefined : { key, outcome };
      return outcome;
    },
    invalidate() {
      current = undefined;
    },
    abort,
    reset() {
      abort();
      $state.set(idle);
    },
  });
}

/** The error of a failed call as views display it; anything but an ApiError is a fault of the program. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : localFailure('FAULT', error);
}
