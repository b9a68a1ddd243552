import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const note = style([
  text.small,
  { color: vars.color.ink2, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);
export const sign = style({
  marginInlineEnd: space(4),
  verticalAlign: px(-1),
  color: vars.color.amber,
});
