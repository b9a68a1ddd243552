import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as tables from '#styles/table.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

const narrow = below('medium');

export const table = style([text.ui, { inlineSize: '100%', '@media': { [narrow]: { display: 'block' } } }]);

export const head = style({ '@media': { [narrow]: { display: 'none' } } });
export const body = style({ '@media': { [narrow]: { display: 'block' } } });

export const headCell = style([
  text.small,
  tables.headCell,
  tables.stickyLine(vars.color.rule),
  {
    position: 'sticky',
    insetBlockStart: px(56),
    zIndex: zOrder.sticky,
    background: vars.color.paper,
    whiteSpace: 'nowrap',
    '@media': { print: { position: 'static' } },
  },
]);

export const sort = style([
  text.small,
  tables.sortButton,
  { selectors: { 'th:first-child > &': { paddingInlineStart: 0 } } },
]);
export const plainHead = style({ paddingInline: space(8) });

export const row = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:hover': { background: vars.color.ground } },
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space(2)} ${space(16)}`,
      paddingBlock: space(12),
    },
    print: { breakInside: 'avoid' },
  },
});

const cell = style({
  blockSize: px(36),
  padding: space(8),
  verticalAlign: 'baseline',
  color: vars.color.ink2,
  '@media': { [narrow]: { display: 'block', blockSize: 'auto', padding: 0 } },
});

/** As wide as its content; the title takes the rest. */
const slim = style([
  cell,
  {
    inlineSize: '1%',
    paddingInlineEnd: space(24),
    whiteSpace: 'nowrap',
    '@media': {
      [narrow]: { inlineSize: 'auto', paddingInlineEnd: 0, selectors: { '&:empty': { display: 'none' } } },
    },
  },
]);

export const shortName = style([slim, { paddingInlineStart: 0, color: vars.color.ink }]);
export const name = style([
  cell,
  {
    color: vars.color.ink,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '@media': { [narrow]: { flexBasis: '100%', order: -1 } },
  },
]);
export const cellLabel = style([
  text.small,
  tables.cellLabel,
  { '@media': { [narrow]: { display: 'inline' } } },
]);

export const number = slim;
export const version = slim;
export const languages = style([
  slim,
  {
    paddingInlineEnd: space(8),
    color: vars.color.ink3,
    '@media': { [narrow]: { color: vars.color.ink2 } },
  },
]);

/** The title is the link, which covers the whole row. */
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
    marginInline: space(4),
    paddingInline: space(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
  },
]);

export const dimmed = style({ color: vars.color.ink2 });
export const skeleton = style({ display: 'grid', gap: space(24), paddingBlockStart: space(44) });
