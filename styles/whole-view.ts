import { px } from './px.ts';
import { vars } from './theme.css.ts';

/** A view that fills what it is given; in a host that gives no height it is as tall as the window at most. */
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
