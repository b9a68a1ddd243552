import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const answeredFor = style([
  text.small,
  {
    display: 'block',
    color: vars.color.accent,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const waiting = style({ color: vars.color.amber, fontWeight: 500 });
export const overdue = style({ color: vars.color.red, fontWeight: 500 });
