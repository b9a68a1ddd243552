import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { comparisonContainer, movesHeight, narrow, phone } from './layout.ts';
import { printColumns, sideColumns } from './rows.css.ts';

export const heads = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zOrder.sticky,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@container': { [narrow]: { insetBlockStart: px(movesHeight) } },
  '@media': { print: { position: 'static' } },
});
export const line = styleVariants({
  side: {
    display: 'grid',
    gridTemplateColumns: sideColumns,
    '@container': { [narrow]: { display: 'flex' } },
    '@media': { print: { gridTemplateColumns: printColumns } },
  },
  inline: { display: 'flex' },
});
export const head = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(6),
    minInlineSize: 0,
    minBlockSize: px(36),
    paddingInline: `${px(64)} ${px(12)}`,
    '@container': {
      [`${comparisonContainer} (width < 1400px)`]: { paddingInline: `${px(20)} ${px(8)}` },
      [narrow]: { flex: '1 1 0', paddingInline: `${px(12)} ${px(4)}` },
    },
    selectors: {
      [`${line.inline} > &`]: { paddingInline: `${px(20)} ${px(4)}` },
      [`${line.side} > &:last-child`]: { paddingInlineStart: px(28) },
    },
  },
]);
export const between = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: px(12),
    color: vars.color.ink2,
    background: vars.color.ground,
    borderInline: `1px solid ${vars.color.line}`,
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [narrow]: { display: 'none' } },
  },
]);
const round = style([
  text.micro,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: px(18),
    blockSize: px(18),
    borderRadius: '50%',
    border: `1px solid ${vars.color.accent}`,
    fontWeight: 600,
    forcedColorAdjust: 'none',
  },
]);
export const disc = styleVariants({
  before: [round, { color: vars.color.accent, background: vars.color.paper }],
  after: [
    round,
    { color: vars.color.accentOn, background: vars.color.accent },
    // Printing omits backgrounds.
    { '@media': { print: { color: vars.color.accent } } },
  ],
});
/** Printed menus cannot open. */
export const chevron = style({ '@media': { print: { display: 'none' } } });
export const version = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(4),
    minBlockSize: px(28),
    paddingInline: px(6),
    fontWeight: 600,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius,
    ':hover': { background: vars.color.sunk },
    ...focusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
/** The date in words; in digits where both versions share a narrow line. */
export const inWords = style({ '@container': { [phone]: { display: 'none' } } });
export const inFigures = style({ display: 'none', '@container': { [phone]: { display: 'inline' } } });
export const about = style({
  '@container': { [phone]: { display: 'none' } },
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink3,
});
