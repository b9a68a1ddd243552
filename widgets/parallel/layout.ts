import type { CSSProperties } from '@vanilla-extract/css';
import { breakpoints } from '#styles/breakpoints.ts';

/** The container whose width decides the layout: the whole view. */
export const parallelContainer = 'reg-parallel';
/** From this width on, head and languages stay while the text scrolls. */
export const wide = `${parallelContainer} (width >= 960px)`;
/** Below that width, the whole view scrolls. */
export const stacked = `${parallelContainer} (width < 960px)`;
/** Condition for `@media`, used with `wide`: a low window scrolls as a whole. */
export const tall = 'screen and (height >= 560px)';
/** Rules for layouts in which the head is always visible, and for printing. */
export const headStays = (rules: CSSProperties) => ({
  '@container': { [wide]: { '@media': { [tall]: rules } } },
  '@media': { print: rules },
});
export const narrow = `${parallelContainer} (width < 600px)`;
/** Widths from which this many languages have readable lines side by side; below, they are stacked. */
export const roomFor = {
  2: `${parallelContainer} (width >= 680px)`,
  3: `${parallelContainer} (width >= 960px)`,
  4: `${parallelContainer} (width >= 1200px)`,
} as const;
export type Columns = keyof typeof roomFor;
/** Below that width, even two languages are stacked. */
export const onlyStacked = `${parallelContainer} (width < 680px)`;
/** Widths at which three or four languages stand two and two. */
export const inPairs = {
  3: `${parallelContainer} (680px <= width < 960px)`,
  4: `${parallelContainer} (680px <= width < 1200px)`,
} as const;

/** Widths from which the contents have room beside this many languages. */
const besideContents: Record<number, number> = { 2: 1280, 3: 1440, 4: 1680 };
/** Where the contents are: beside the text, or in a sheet from the side or from below. */
export type ContentsRoom = 'column' | 'start' | 'bottom';
export function contentsRoom(width: number, count: number): ContentsRoom {
  if (width >= (besideContents[count] ?? Number.POSITIVE_INFINITY)) return 'column';
  return width >= breakpoints.small ? 'start' : 'bottom';
}
