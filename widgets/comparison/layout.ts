import { breakpoints } from '#styles/breakpoints.ts';

/** The container whose width decides: the whole view. */
export const comparisonContainer = 'reg-compare';
const wide = breakpoints.medium;
export const narrow = `${comparisonContainer} (width < ${wide}px)`;
export const phone = `${comparisonContainer} (width < ${breakpoints.small}px)`;
/** Of the bar that stays at the top where all scrolls; the versions stay below it. */
export const movesHeight = 44;
/** Contents beside the text. */
export const withContents = breakpoints.large;

export type Room = 'narrow' | 'wide' | 'widest';
export function roomFor(width: number): Room {
  if (width >= withContents) return 'widest';
  return width >= wide ? 'wide' : 'narrow';
}
