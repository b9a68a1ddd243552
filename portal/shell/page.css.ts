import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';

export const padded = style({
  padding: px(24),
  '@media': { [below('medium')]: { padding: px(16) } },
});
