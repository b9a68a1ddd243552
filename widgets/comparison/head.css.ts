import { style } from '@vanilla-extract/css';
import { italicWeight } from '#styles/letters.css.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { check } from '../ui/check.css.ts';
import { movesHeight, narrow } from './layout.ts';

/** Title and tools: on one line if there is room. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: px(54),
  paddingInline: `${space(16)} ${space(16)}`,
  // The tools stay visible while everything scrolls, so they must be direct children of the view.
  '@container': { [narrow]: { display: 'contents' } },
  // On the edge of the counts below.
  '@media': { print: { paddingInline: space(24) } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  flex: '1 1 0',
  minInlineSize: px(240),
  minBlockSize: px(48),
  '@container': { [narrow]: { paddingBlock: `${space(8)} ${space(4)}`, paddingInline: space(16) } },
  '@media': { print: { gap: 0 } },
});
export const back = style({ '@media': { print: { display: 'none' } } });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(12)}`,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const name = style([
  text.lawHead,
  {
    vars: { [italicWeight]: '400' },
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { fontSize: px(18), lineHeight: px(24) } },
  },
]);
export const printed = style([
  text.small,
  {
    display: 'none',
    flexBasis: '100%',
    paddingBlockEnd: space(8),
    color: vars.color.ink2,
    '@media': { print: { display: 'block' } },
  },
]);
export const place = style({ marginInlineEnd: space(8) });
export const about = style([text.ui, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
/** One line, which stays on narrow screens while everything scrolls. */
export const tools = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(6),
    minBlockSize: px(44),
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
    '@container': {
      [narrow]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: zOrder.sticky,
        gap: 0,
        minBlockSize: px(movesHeight),
        paddingInline: space(4),
        background: vars.color.paper,
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
]);
/** Beside the way back, where the heading has scrolled away. */
export const short = style([
  text.ui,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    // Long names take as many lines as they need.
    lineHeight: px(18),
    overflowWrap: 'anywhere',
    fontWeight: 600,
  },
]);
export const swap = style({ color: vars.color.ink });
export const separator = style({
  inlineSize: 1,
  blockSize: px(20),
  marginInline: space(6),
  background: vars.color.line,
});
export const only = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    minBlockSize: px(32),
    marginInlineEnd: space(12),
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
export const box = check;
export const position = style([
  text.ui,
  {
    flex: 'none',
    minInlineSize: px(68),
    paddingInlineStart: space(4),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
]);
