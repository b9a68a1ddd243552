import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

const narrow = below('medium');

export const table = style([text.ui, { inlineSize: '100%', '@media': { [narrow]: { display: 'block' } } }]);

export const head = style({ '@media': { [narrow]: { display: 'none' } } });
export const body = style({
  '@media': { [narrow]: { display: 'block', borderBlockStart: `1px solid ${vars.color.rule}` } },
});

export const headCell = style([
  text.small,
  {
    position: 'sticky',
    insetBlockStart: px(56),
    zIndex: zOrder.sticky,
    padding: 0,
    blockSize: px(32),
    background: vars.color.paper,
    color: vars.color.ink3,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    // A border would scroll away under a sticky head.
    boxShadow: `inset 0 -1px ${vars.color.rule}`,
  },
]);

export const sort = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(4),
    minBlockSize: px(32),
    paddingInline: px(8),
    color: vars.color.ink3,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '[aria-sort] > &': { color: vars.color.ink, fontWeight: 600 },
    },
    ...innerFocusRing,
  },
]);
export const plainHead = style({ paddingInline: px(8) });

export const row = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:hover': { background: vars.color.ground } },
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `${px(2)} ${px(12)}`,
      paddingBlock: px(12),
    },
  },
});

const cell = style({
  blockSize: px(36),
  padding: `${px(8)}`,
  verticalAlign: 'baseline',
  color: vars.color.ink2,
  '@media': { [narrow]: { display: 'block', blockSize: 'auto', padding: 0 } },
});

export const shortName = style([
  cell,
  {
    inlineSize: px(120),
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { inlineSize: 'auto', gridColumn: 1, gridRow: 2, color: vars.color.ink2 } },
  },
]);
export const name = style([
  cell,
  {
    color: vars.color.ink,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 1 } },
  },
]);
export const number = style([
  cell,
  {
    inlineSize: px(150),
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { inlineSize: 'auto', gridColumn: 2, gridRow: 2, textAlign: 'end' } },
  },
]);
export const version = style([
  cell,
  {
    inlineSize: px(120),
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { inlineSize: 'auto', gridColumn: 1, gridRow: 3, color: vars.color.ink3 } },
  },
]);
export const languages = style([
  cell,
  {
    inlineSize: px(120),
    whiteSpace: 'nowrap',
    color: vars.color.ink3,
    '@media': { [narrow]: { inlineSize: 'auto', gridColumn: 2, gridRow: 3, textAlign: 'end' } },
  },
]);

/** The title is the link; the whole row takes the click. */
export const link = style({
  fontWeight: 500,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${px(2)} solid ${vars.color.accent}`,
      outlineOffset: px(-2),
    },
    [`${row}:hover &`]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: px(3) },
  },
});

export const mark = style([
  text.micro,
  {
    display: 'inline-block',
    marginInlineStart: px(8),
    paddingInline: px(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
  },
]);

export const dimmed = style({ color: vars.color.ink2 });
export const skeleton = style({ display: 'grid', gap: px(22), paddingBlockStart: px(44) });
