import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: px(20) });
