import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const label = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: px(6),
    color: vars.color.ink,
    fontWeight: 600,
  },
]);
/** Without a symbol before it. */
export const state = style([
  text.small,
  { fontWeight: 600, selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
]);
export const words = style([
  text.small,
  { color: vars.color.ink2, overflowWrap: 'anywhere', hyphens: 'auto', textWrap: 'pretty' },
]);
export const quiet = style([text.small, { color: vars.color.ink3 }]);
