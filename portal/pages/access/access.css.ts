import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: px(20) });
export const done = style({ display: 'grid', justifyItems: 'start', gap: px(16) });
export const title = style([text.display, { ':focus-visible': { outline: 'none' } }]);
export const words = style([text.form, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const choice = style({ display: 'grid', justifyItems: 'start', gap: px(4) });
