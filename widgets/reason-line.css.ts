import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const problem = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space(6), color: vars.color.red, overflowWrap: 'anywhere' },
]);
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
