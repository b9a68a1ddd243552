import type { ApiError } from '../http/api-error.ts';

/** Server data on its way: views switch on `state`; a reload keeps the value that was on screen. */
export type Loadable<T> =
  | { state: 'idle' }
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: ApiError };

export const idle: Loadable<never> = { state: 'idle' };

/** The value, if there is one to show. */
export function loadedValue<T>(loadable: Loadable<T>): T | undefined {
  return loadable.state === 'ready' || loadable.state === 'loading' ? loadable.value : undefined;
}
