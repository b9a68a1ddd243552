import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
export const words = style({ color: vars.color.ink, fontWeight: 600 });
export const progress = style({ inlineSize: px(96), accentColor: vars.color.accent });
export const running = style({ display: 'grid', gap: space(12) });
export const wide = style({ inlineSize: '100%', accentColor: vars.color.accent });
