import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const label = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(6),
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
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  ...focusRing,
  '@media': {
    '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: px(44) },
    print: { color: 'inherit', textDecoration: 'none' },
  },
});
