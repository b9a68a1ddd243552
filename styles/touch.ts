import { px } from './px.ts';
import { space } from './space.ts';

/** Condition for `@media`: the device is pointed at with fingers. */
export const byTouch = '(pointer: coarse)';

/** The least size that a finger hits, in the direction of the text lines; fingers get controls of this height. */
export const fingerHigh = { '@media': { [byTouch]: { minBlockSize: px(44) } } } as const;

/** For links that stand alone: room above and below that belongs to the link and moves nothing. */
export const fingerLink = {
  '@media': { [byTouch]: { paddingBlock: space(12) } },
} as const;
