import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'grid', gap: px(20) });

/** The line is kept free, so that nothing jumps when a message comes or goes. */
export const problem = style([text.ui, { color: vars.color.red, minBlockSize: px(20) }]);
