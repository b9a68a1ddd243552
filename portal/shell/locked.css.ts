import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const words = style({ minInlineSize: 0 });
export const reason = style([
  text.small,
  { display: 'block', paddingBlockEnd: space(8), color: vars.color.ink3, overflowWrap: 'anywhere' },
]);
export const lock = style({ alignSelf: 'start', marginBlockStart: space(4), marginInlineStart: 'auto' });
