import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';

export const changedWords = style({ whiteSpace: 'pre-wrap' });
export const deleted = style({ color: vars.color.ink2, textDecoration: 'line-through 1px' });
export const inserted = style({ textDecoration: 'underline 1px', textUnderlineOffset: px(4) });
export const marked = style({
  background: vars.color.sunk,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'underline 1px',
  textUnderlineOffset: px(4),
});
