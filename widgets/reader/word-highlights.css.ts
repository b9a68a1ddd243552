import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Name of the browser's highlight for matched words (CSS Custom Highlight API). */
export const highlightName = 'reg-found';

// Prints only the law text, without highlights.
globalStyle(`::highlight(${highlightName})`, {
  '@media': { screen: { backgroundColor: vars.color.mark, color: vars.color.ink } },
});
