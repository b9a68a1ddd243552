import { px } from './px.ts';
import { vars } from './theme.css.ts';

/** A view that fills its container; in a host without a height it is at most as high as the window. */
export const wholeView = (containerName: string) => ({
  containerType: 'inline-size' as const,
  containerName,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: px(320),
  maxBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': {
    print: { blockSize: 'auto', maxBlockSize: 'none', containerType: 'normal' as const },
  },
});
