import { type Loadable, loadedValue } from '#core/async/loadable.ts';

/** The state of the rows that are loaded of a list; those on screen stay while others load. */
export function rowsOf<Row>(loadable: Loadable<{ rows: readonly Row[] }>): Loadable<readonly Row[]> {
  const { state } = loadable;
  if (state === 'failed' || state === 'idle') return loadable;
  const value = loadedValue(loadable)?.rows;
  return value === undefined ? { state: 'loading' } : { state, value };
}
