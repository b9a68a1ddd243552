import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(20) });
export const done = style({ display: 'grid', justifyItems: 'start', gap: space(16) });
export const words = style([text.form, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const choice = style({ display: 'grid', justifyItems: 'start', gap: space(4) });
