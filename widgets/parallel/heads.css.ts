import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { headStays, narrow, roomFor } from './layout.ts';
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
    gap: `0 ${space(8)}`,
    minBlockSize: px(44),
    paddingBlock: space(4),
    paddingInline: space(8),
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
/** Back to the text, and to the contents, where the head has scrolled away. */
export const ways = style({ display: 'flex', gap: space(4), '@media': { print: { display: 'none' } } });
/** What the texts are worth before the law. */
export const legal = style([
  text.small,
  {
    flex: 'none',
    padding: `0 ${space(24)} ${space(8)}`,
    color: vars.color.ink2,
    '@container': { [narrow]: { paddingInline: space(16) } },
  },
]);
/** Only on paper. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** Says on paper that parts of the text had not come yet. */
export const printedNotice = style([printed, text.ui, { paddingInline: space(24), fontWeight: 600 }]);
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
  paddingInlineStart: space(8),
  '@container': {
    [roomFor[2]]: { selectors: { '[data-columns="2"] > &': { paddingInlineStart: space(52) } } },
    [roomFor[3]]: { selectors: { '[data-columns="3"] > &': { paddingInlineStart: space(52) } } },
    [roomFor[4]]: { selectors: { '[data-columns="4"] > &': { paddingInlineStart: space(52) } } },
  },
  '@media': { print: { paddingInlineStart: space(44) } },
});
export const language = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    minBlockSize: px(30),
    paddingInline: space(6),
    marginInlineStart: space(-6),
    fontWeight: 600,
    borderRadius: vars.radius,
    ...focusRing,
    ':hover': { background: vars.color.sunk },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingInline: space(12) } },
  },
]);
export const arrow = style({ '@media': { print: { display: 'none' } } });
export const add = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: space(12),
  '@media': { print: { display: 'none' } },
});
