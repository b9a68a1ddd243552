import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(20) });
