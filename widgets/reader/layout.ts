import { breakpoints } from '#styles/breakpoints.ts';

/** The container whose width decides how the reader is laid out: the whole view. */
export const readerContainer = 'reg-reader-view';
export const atLeast = (width: number) => `${readerContainer} (width >= ${width}px)`;
export const under = (width: number) => `${readerContainer} (width < ${width}px)`;

/** How many columns fit beside each other: text, contents, panel; none on a phone. */
export type Columns = 0 | 1 | 2 | 3;

export function columnsFor(width: number): Columns {
  if (width >= breakpoints.large) return 3;
  if (width >= breakpoints.medium) return 2;
  return width >= breakpoints.small ? 1 : 0;
}
