import type { CSSProperties } from '@vanilla-extract/css';

/** The container whose width decides: the whole view. */
export const parallelContainer = 'reg-parallel';
/** From here on head and languages stay while the text scrolls. */
export const wide = `${parallelContainer} (width >= 960px)`;
/** Below, all of the view scrolls. */
export const stacked = `${parallelContainer} (width < 960px)`;
/** Condition for `@media`, with `wide`: a low window scrolls as a whole. */
export const tall = 'screen and (height >= 560px)';
/** Rules that hold where the head is always there to be read, also on paper. */
export const headStays = (rules: CSSProperties) => ({
  '@container': { [wide]: { '@media': { [tall]: rules } } },
  '@media': { print: rules },
});
export const narrow = `${parallelContainer} (width < 600px)`;
/** From here on so many languages have room for lines that can be read; below they stand one below the other. */
export const roomFor = {
  2: `${parallelContainer} (width >= 680px)`,
  3: `${parallelContainer} (width >= 960px)`,
  4: `${parallelContainer} (width >= 1200px)`,
} as const;
export type Columns = keyof typeof roomFor;
