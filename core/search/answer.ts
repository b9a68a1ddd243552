import { atom, type WritableAtom } from 'nanostores';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import { ApiError } from '../http/api-error.ts';
import type { SearchTools } from './search-types.ts';

/** What became of a question; undefined where a newer one took its place. */
export type Outcome<T> = { state: 'ready'; value: T } | { state: 'failed'; error: ApiError } | undefined;

/** Fetches one answer at a time: a newer question aborts the older, the same one is asked once. */
export function createAnswer<T>({ notices }: Pick<SearchTools, 'notices'>, doing: string) {
  const $value: WritableAtom<Loadable<T>> = atom<Loadable<T>>(idle);
  let controller = new AbortController();
  let answering: { question: string; answer: Promise<Outcome<T>> } | undefined;

  async function ask(call: (signal: AbortSignal) => Promise<T>, isNew: boolean): Promise<Outcome<T>> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const shown = isNew ? undefined : loadedValue($value.get());
    $value.set(shown === undefined ? { state: 'loading' } : { state: 'loading', value: shown });
    try {
      const value = await call(signal);
      if (signal.aborted) return undefined;
      const outcome = { state: 'ready', value } as const;
      $value.set(outcome);
      return outcome;
    } catch (error) {
      if (signal.aborted) return undefined;
      answering = undefined;
      const outcome = { state: 'failed', error: asApiError(error) } as const;
      $value.set(outcome);
      notices.report(error, doing);
      return outcome;
    }
  }

  return {
    $value,
    async get(query: object, isNew: boolean, call: (signal: AbortSignal) => Promise<T>): Promise<Outcome<T>> {
      const question = JSON.stringify(query);
      if (answering?.question !== question) answering = { question, answer: ask(call, isNew) };
      return await answering.answer;
    },
    /** The same question will be asked again. */
    forget() {
      answering = undefined;
    },
    reset() {
      controller.abort();
      answering = undefined;
      $value.set(idle);
    },
  };
}

/** What is no answer of a server is a fault of our own. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({
    kind: 'malformed',
    status: 0,
    code: 'FAULT',
    message: String(error),
    server: 'main',
  });
}
