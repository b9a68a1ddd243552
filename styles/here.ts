import { px } from './px.ts';
import { vars } from './theme.css.ts';

const mark = {
  content: '""',
  position: 'absolute' as const,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
};

/**
 * "You are here" in lists: a bar of 3 on the left. A pseudo-element, since forced colours make transparent
 * borders visible.
 */
export const hereBeside = { ...mark, insetBlock: 0, insetInlineStart: 0, inlineSize: px(3) };

/** "You are here" in tabs and links: a bar of 3 at the bottom. */
export const hereBelow = { ...mark, insetInline: 0, insetBlockEnd: 0, blockSize: px(3) };
