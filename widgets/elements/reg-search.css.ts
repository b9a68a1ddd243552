import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const element = style({ background: vars.color.paper, color: vars.color.ink });

export const box = style({ padding: `${space(12)} ${space(16)}` });

/** Its height is an option of the page. */
export const results = style({ borderBlockStart: `1px solid ${vars.color.line}` });
