import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const number = style([text.micro, { color: vars.color.ink3 }]);
