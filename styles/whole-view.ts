import { px } from './px.ts';
import { vars } from './theme.css.ts';

/** A view that fills its container; where that has no height of its own it is at most as high as the window. */
export const wholeView = (containerName: string) => ({
  containerType: 'inline-size' as const,
  containerName,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: px(320),
  // An element has always a height.
  maxBlockSize: 'var(--reg-max-height, 100dvh)',
  background: vars.color.paper,
  color: vars.color.ink,
  // It has the focus only until a place in it takes that on.
  outline: 'none',
  '@media': {
    print: { blockSize: 'auto', maxBlockSize: 'none', containerType: 'normal' as const },
  },
});
