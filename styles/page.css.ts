import { globalStyle } from '@vanilla-extract/css';
import './base.css.ts';
import { px } from './px.ts';
import { themeRoot, vars } from './theme.css.ts';

/**
 * Used together with `themeRoot` in the portal: sizes follow the reader's font size, with the product's
 * fonts.
 */
export const pageRoot = 'reg-page';

// As specific as the theme, which comes before, and less than a chosen theme.
globalStyle(`.${themeRoot}:where(.${pageRoot})`, {
  colorScheme: 'light dark',
  vars: {
    [vars.unit]: '0.0625rem',
    [vars.font.ui]: '"IBM Plex Sans Variable", "Helvetica Neue", Arial, sans-serif',
    [vars.font.law]: '"Regesta Serif", Georgia, serif',
  },
});
globalStyle(`:where(.${pageRoot}) :where(body)`, { margin: 0 });
// A focused element must not be scrolled below the top bar, which has two lines on narrow screens.
globalStyle(`:where(.${pageRoot})`, { scrollPaddingBlockStart: px(106) });
