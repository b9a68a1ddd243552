import { style } from '@vanilla-extract/css';

export const around = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });
