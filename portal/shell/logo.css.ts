import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  color: vars.color.ink,
});
export const mark = style({ inlineSize: px(18), blockSize: px(14), flex: 'none' });
