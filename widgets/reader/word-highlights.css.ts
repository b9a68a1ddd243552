import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Name under which the browser paints what was found (CSS Custom Highlight API). */
export const highlightName = 'reg-found';

// A printed page is the law alone.
globalStyle(`::highlight(${highlightName})`, {
  '@media': { screen: { backgroundColor: vars.color.mark, color: vars.color.ink } },
});
