import { breakpoints } from '#styles/breakpoints.ts';

/** Names of the containers whose width decides: the whole reader, and the column of text in it. */
export const readerContainer = 'reg-reader-view';
export const textContainer = 'reg-reader-text';

/** The text column of a phone or a slim host: numbers hang closer, headings stand on their own line. */
export const narrowText = `${textContainer} (width < 560px)`;
export const atLeast = (width: number) => `${readerContainer} (width >= ${width}px)`;
export const under = (width: number) => `${readerContainer} (width < ${width}px)`;
/** Contents and text side by side. */
export const twoColumns = breakpoints.medium;
/** And the panel. */
export const threeColumns = breakpoints.large;
