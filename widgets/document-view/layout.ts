import { px } from '#styles/px.ts';

/** Condition for `@media`: a window so low that the head scrolls together with the text. */
const low = '(height < 560px)';

const frame = {
  display: 'flex',
  flexDirection: 'column' as const,
  blockSize: '100%',
  minBlockSize: 'inherit',
  maxBlockSize: 'inherit',
};
const printedFrame = { display: 'block', blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' };
const scrollsAsAWhole = {
  display: 'block',
  overflowY: 'auto' as const,
  overscrollBehavior: 'contain' as const,
};

const row = { display: 'flex', flex: '1 1 auto', minBlockSize: 0 };
const block = { display: 'block' };

/** For a frame or row without a box of its own: the box around it lays out its parts. */
export const noBox = { display: 'contents' };

/** The whole view scrolls in low windows and where `stacked`, a condition on its container, is true. */
export const stackingFrame = (stacked: string) => ({
  ...frame,
  '@container': { [stacked]: scrollsAsAWhole },
  '@media': { [low]: scrollsAsAWhole, print: printedFrame },
});
export const stackingRow = (stacked: string) => ({
  ...row,
  '@container': { [stacked]: block },
  '@media': { [low]: block, print: block },
});

/** Space around the placeholder or message that replaces the text. */
export const loadingPadding = (narrow: string) => ({
  padding: px(40),
  '@container': { [narrow]: { padding: px(16) } },
});
export const messagePadding = (narrow: string) => ({
  padding: `${px(8)} ${px(40)}`,
  '@container': { [narrow]: { paddingInline: px(16) } },
});

/**
 * The contents beside a text, as wide as the user made them and never so wide that the text has no room; `usual` is
 * their width before that.
 */
export const contentsColumn = (usual: number) => ({
  position: 'relative' as const,
  inlineSize: `min(var(--reg-contents-width, ${px(usual)}), 42cqi)`,
});
