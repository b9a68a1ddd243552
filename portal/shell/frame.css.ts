import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, roomy } from '#styles/breakpoints.ts';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Top bar, messages of the layout, page, footer.
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  // Paper has no height to fill: a page would be followed by an empty one.
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});

/** A page whose parts scroll separately: the frame is as high as the window, always or if there is room. */
export const fitted = styleVariants({
  always: { '@media': { screen: { blockSize: '100dvh' } } },
  roomy: { '@media': { [`screen and ${roomy}`]: { blockSize: '100dvh' } } },
});

// On touch screens a drag would scroll the page behind a dialog that has nothing to scroll.
globalStyle('html:has(:modal)', { '@media': { '(pointer: coarse)': { overflow: 'hidden' } } });

export const skipLink = style([
  text.ui,
  {
    position: 'fixed',
    insetBlockStart: px(8),
    insetInlineStart: px(8),
    zIndex: zOrder.skipLink,
    padding: `${space(6)} ${space(12)}`,
    background: vars.color.accentFill,
    color: vars.color.accentOn,
    fontWeight: 500,
    selectors: { '&:not(:focus)': { insetBlockStart: px(-80) } },
    ...focusRing,
  },
]);

export const bar = style([
  text.ui,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zOrder.topBar,
    display: 'flex',
    alignItems: 'stretch',
    blockSize: px(56),
    paddingInline: `${space(24)} ${space(16)}`,
    background: vars.color.paper,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    '@media': {
      [below('medium')]: { blockSize: px(52), paddingInline: `${space(16)} ${space(8)}` },
      print: { display: 'none' },
    },
  },
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: space(40),
  '@media': { [below('medium')]: { marginInlineEnd: space(8) } },
  ...focusRing,
});

export const nav = style({ display: 'grid' });

export const links = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space(24),
  '@media': { [below('large')]: { display: 'none' } },
});

/** A locked link stands in a box of its own, which is as high as the bar too. */
export const item = style({ display: 'grid' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '100%',
  '@media': { [byTouch]: { minInlineSize: px(44) } },
  color: vars.color.ink2,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 },
    '&[aria-current="page"]::after': { ...hereBelow, insetBlockEnd: px(-2) },
    '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'default' },
  },
  ...innerFocusRing,
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  marginInlineStart: 'auto',
  // Four targets for a finger stand beside the name on the narrowest phones.
  '@media': { '(width < 360px)': { gap: space(2) } },
});

export const narrowOnly = style({ '@media': { [from('large')]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [from('medium')]: { display: 'none' } } });

/** Messages of the layout; without one they take no room. */
export const said = style({ gridRow: 2, minInlineSize: 0 });

export const main = style({
  gridRow: 3,
  minInlineSize: 0,
  outline: 'none',
  selectors: {
    [`${fitted.always} > &`]: { '@media': { screen: { overflow: 'hidden' } } },
  },
});

export const printed = style([
  text.small,
  {
    display: 'none',
    paddingBlockEnd: space(4),
    marginBlockEnd: space(12),
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '::before': { content: 'attr(data-line)' },
    '@media': { print: { display: 'block' } },
  },
]);

export const footer = style([
  text.small,
  {
    gridRow: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(24),
    minBlockSize: px(32),
    paddingInline: space(24),
    color: vars.color.ink3,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [below('medium')]: { paddingInline: space(16) },
      print: { display: 'none' },
    },
    selectors: { [`${fitted.always} > &`]: { '@media': { [below('medium')]: { display: 'none' } } } },
  },
]);

export const footerLink = style([
  text.small,
  {
    minBlockSize: px(24),
    ...fingerHigh,
    color: vars.color.ink2,
    ':hover': { color: vars.color.ink, textDecoration: 'underline' },
    ...focusRing,
  },
]);

/** Stays together if the footer has two lines. */
export const footerEnd = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space(24),
  '@media': { [from('medium')]: { marginInlineStart: 'auto' } },
});
/** As high as the button beside it. */
export const supportLink = style({ display: 'inline-flex', alignItems: 'center' });
