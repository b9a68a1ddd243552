import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { zOrder } from '#styles/z-order.ts';

/** On the edge between contents and text: wider than its line, so that it can be caught. */
export const handle = style({
  position: 'absolute',
  zIndex: zOrder.sticky,
  insetBlock: 0,
  insetInlineEnd: px(-5),
  inlineSize: px(9),
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: px(3),
    inlineSize: px(3),
    background: 'transparent',
    transition: `background ${vars.motion.instant}`,
  },
  selectors: {
    '&:hover::after': { background: vars.color.line2 },
    '&:active::after, &:focus-visible::after': { background: vars.color.accent },
  },
  '@media': {
    '(pointer: coarse)': { insetInlineEnd: px(-40), inlineSize: px(44) },
    '(forced-colors: active)': {
      selectors: { '&:hover::after, &:focus-visible::after': { background: 'Highlight' } },
    },
    print: { display: 'none' },
  },
});
