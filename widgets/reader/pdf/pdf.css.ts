import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { layerScale } from './text-layer.ts';

/** Name of the highlight for matches; one per document, shared by all views of it. */
export const matchHighlight = 'regesta-pdf-found';
export const currentMatchHighlight = 'regesta-pdf-found-here';

export const view = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  background: vars.color.sunk,
  // Drawn nowhere: `useDarkMark` reads from it which colour scheme is in use.
  columnRuleColor: 'light-dark(#fff, #000)',
  transition: 'column-rule-color 1ms',
  '@media': { print: { display: 'block', background: 'none' } },
});
/** The pages, with the search over them. */
export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': { print: { display: 'none' } },
});
export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  // The view keeps its place itself when pages change size.
  overflowAnchor: 'none',
  ...innerFocusRing,
});
export const pages = style({ position: 'relative', marginInline: 'auto' });

/**
 * White paper, with the colours of the light theme. In the dark one its lightness is reversed and its hues are kept, for
 * all that lies on it too (docs/decisions/0038-dark-pages.md).
 */
export const page = style({
  position: 'absolute',
  insetInline: 0,
  overflow: 'hidden',
  contain: 'strict',
  background: '#fff',
  outline: `1px solid ${vars.color.line}`,
  colorScheme: 'light',
  cursor: 'default',
  direction: 'ltr',
  selectors: { '[data-dark] &': { filter: 'invert(0.93) hue-rotate(180deg)' } },
});
export const drawing = style({ position: 'absolute', inset: 0 });
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  lineHeight: 1,
  textAlign: 'start',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  transformOrigin: '0 0',
  transform: `scale(calc(var(--reg-page-scale) / ${layerScale}))`,
  forcedColorAdjust: 'none',
  userSelect: 'text',
});
/** A piece of text over the drawn page, and the end of a line. */
export const run = style({
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  transformOrigin: '0 0',
  cursor: 'text',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&::selection': {
      color: 'transparent',
      background: 'color-mix(in srgb, Highlight 40%, transparent)',
    },
    [`&::highlight(${matchHighlight})`]: { backgroundColor: 'rgb(255 214 0 / 0.34)' },
    [`&::highlight(${currentMatchHighlight})`]: { backgroundColor: 'rgb(255 150 0 / 0.42)' },
  },
});

export const mask = style({ position: 'absolute', insetInline: 0, background: '#fff' });

const box = style({ position: 'absolute', pointerEvents: 'none' });
/** The background is multiplied, so that the letters under it stay black. */
const current = style([
  box,
  {
    mixBlendMode: 'multiply',
    background: `color-mix(in oklab, ${vars.color.accent} 11%, #fff)`,
    borderInlineStart: `${px(3)} solid ${vars.color.accent}`,
  },
]);
const around = style([
  box,
  {
    mixBlendMode: 'multiply',
    borderInlineStart: `${px(3)} solid color-mix(in oklab, ${vars.color.accent} 45%, #fff)`,
  },
]);
const hovered = style([
  box,
  { mixBlendMode: 'multiply', background: '#f3f3f0', borderInlineStart: `${px(3)} solid #c9c9c4` },
]);
export const marks = { current, around, hovered };

export const find = style([
  text.ui,
  {
    position: 'absolute',
    insetBlockStart: px(8),
    insetInlineEnd: px(24),
    zIndex: zOrder.cellMenu,
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    maxInlineSize: `calc(100% - ${px(32)})`,
    padding: space(4),
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.pop,
  },
]);
export const findField = style({
  flex: '1 1 auto',
  minInlineSize: px(80),
  inlineSize: px(200),
  blockSize: px(32),
  paddingInline: space(8),
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...innerFocusRing,
});
export const findCount = style([
  text.small,
  {
    minInlineSize: px(76),
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: vars.color.ink3,
    paddingInlineEnd: space(4),
  },
]);
export const status = style([
  text.small,
  {
    padding: `${space(6)} ${space(16)}`,
    color: vars.color.ink2,
    background: vars.color.ground,
    '@media': { print: { display: 'none' } },
  },
]);
export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(12),
  inlineSize: '100%',
  maxInlineSize: px(520),
  margin: 'auto',
  padding: space(24),
});
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(12),
  inlineSize: `calc(100% - ${px(32)})`,
  maxInlineSize: px(620),
  marginInline: 'auto',
  marginBlockStart: space(12),
  padding: space(40),
  background: vars.color.paper,
  flex: '1 1 auto',
});
