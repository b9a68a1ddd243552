import { styleVariants } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';

const sized = (size: number) =>
  ({
    inlineSize: px(size),
    blockSize: px(size),
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  }) as const;

/** By class, since tables have hundreds of icons, and each of these as an attribute takes its time. */
export const icon = styleVariants({ 12: sized(12), 14: sized(14), 16: sized(16), 18: sized(18) });
