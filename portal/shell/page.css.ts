import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { space } from '#styles/space.ts';

export const padded = style({
  padding: space(24),
  '@media': { [below('medium')]: { padding: space(16) } },
});
