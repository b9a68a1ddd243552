import { breakpoints } from '#styles/breakpoints.ts';

/** The container whose width decides the layout: the whole view. */
export const comparisonContainer = 'reg-compare';
export const wide = breakpoints.medium;
export const narrow = `${comparisonContainer} (width < ${wide}px)`;
export const phone = `${comparisonContainer} (width < ${breakpoints.small}px)`;
/** Height of the bar that stays at the top when everything scrolls; the versions stay below it. */
export const movesHeight = 44;
/** Width from which the contents are displayed beside the text. */
export const withContents = breakpoints.large;

export type Room = 'narrow' | 'wide' | 'widest';
export function roomFor(width: number): Room {
  if (width >= withContents) return 'widest';
  return width >= wide ? 'wide' : 'narrow';
}
