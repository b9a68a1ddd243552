import { px } from './px.ts';

/** Every distance inside and between parts, in px: halves of the step of 4 for what stands close, then whole ones. */
type Step = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 28 | 36 | 40 | 44 | 52 | 64;

/** A step back, over the padding of what is around. */
type Back = -2 | -4 | -6 | -8 | -12 | -16 | -20 | -24 | -28 | -36 | -40 | -44;

/** A distance of the scale: all paddings, margins and gaps are made of it (`npm run check`). */
export const space = (step: Step | Back): string => px(step);
