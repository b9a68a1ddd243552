import { breakpoints } from '#styles/breakpoints.ts';

/** The container whose width decides the layout of the reader: the whole view. */
export const readerContainer = 'reg-reader-view';
export const atLeast = (width: number) => `${readerContainer} (width >= ${width}px)`;
export const under = (width: number) => `${readerContainer} (width < ${width}px)`;

/** Number of columns that fit side by side (text, contents, panel); 0 on a phone. */
export type Columns = 0 | 1 | 2 | 3;

export function columnsFor(width: number): Columns {
  if (width >= breakpoints.large) return 3;
  if (width >= breakpoints.medium) return 2;
  return width >= breakpoints.small ? 1 : 0;
}
