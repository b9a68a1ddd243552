import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { headStays, roomFor } from './layout.ts';
import { columnsOf } from './rows.css.ts';

/** Stays at the top while the text scrolls. */
export const heads = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zOrder.sticky,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { print: { position: 'static' } },
});
/** The document and its version, if the head above scrolls away. */
export const act = style({ ...headStays({ display: 'none' }) });
export const about = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${px(8)}`,
    minBlockSize: px(36),
    paddingBlock: px(3),
    paddingInline: px(8),
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const name = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const today = style({ marginInlineStart: 'auto' });
export const row = style([columnsOf, { alignItems: 'center' }]);
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: px(38),
  paddingInlineStart: px(8),
  '@container': {
    [roomFor[2]]: { selectors: { '[data-columns="2"] > &': { paddingInlineStart: px(54) } } },
    [roomFor[3]]: { selectors: { '[data-columns="3"] > &': { paddingInlineStart: px(52) } } },
    [roomFor[4]]: { selectors: { '[data-columns="4"] > &': { paddingInlineStart: px(52) } } },
  },
  '@media': { print: { paddingInlineStart: px(46) } },
});
export const language = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(4),
    minBlockSize: px(30),
    paddingInline: px(6),
    marginInlineStart: px(-6),
    fontWeight: 600,
    borderRadius: vars.radius,
    ...focusRing,
    ':hover': { background: vars.color.sunk },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingInline: px(10) } },
  },
]);
globalStyle(`${language} svg`, { '@media': { print: { display: 'none' } } });
export const add = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: px(12),
  '@media': { print: { display: 'none' } },
});
