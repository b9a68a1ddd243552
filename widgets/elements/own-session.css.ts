import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const person = style([text.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
