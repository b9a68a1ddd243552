import type { CSSProperties } from '@vanilla-extract/css';

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
