import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';

export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: px(8) });
