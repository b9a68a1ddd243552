import { style, styleVariants } from '@vanilla-extract/css';
import { below, breakpoints, cramped, from } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as tables from '#styles/table.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { visuallyHidden } from '#styles/visually-hidden.ts';
import { fullWidth } from './room.ts';

const narrow = below('medium');
const edge = {
  '&:first-child': { paddingInlineStart: space(24) },
  '&:last-child': { paddingInlineEnd: space(16) },
};

/** The rows scroll and the foot stays if there is room for that; otherwise the page scrolls. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: px(280),
  containerType: 'inline-size',
  '@media': { [cramped]: { minBlockSize: 0 }, print: { display: 'block' } },
});

export const box = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // Rows drawn above while the user scrolls must not move the visible ones.
  overflowAnchor: 'none',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  ...innerFocusRing,
  '@media': { [cramped]: { overflow: 'visible' }, print: { overflow: 'visible' } },
});

/** In an element, which has a height of its own, rows scroll inside however small the window is. */
export const insideFrame = style({ '@media': { [cramped]: { minBlockSize: px(200) } } });
export const insideBox = style({ '@media': { [cramped]: { overflow: 'auto' } } });

export const table = style([
  text.ui,
  {
    inlineSize: '100%',
    tableLayout: 'fixed',
    '@container': { [narrow]: { display: 'block' } },
  },
]);

/** Minimum height of a row. */
const rowHeight = '--reg-row';
export const density = styleVariants({
  compact: { vars: { [rowHeight]: px(28) } },
  normal: { vars: { [rowHeight]: `calc(${px(36)} + 2 * ${vars.air})` } },
  roomy: { vars: { [rowHeight]: px(44) } },
});

export const caption = style(visuallyHidden);

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style({
  // Below the heads that stick, when it is brought into sight.
  scrollMarginBlockStart: px(72),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.ground },
    '&[data-open]': {
      background: vars.color.accentWash,
      borderBlockEndColor: 'transparent',
      boxShadow: `inset ${px(3)} 0 ${vars.color.accent}`,
    },
  },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space(16),
      padding: `${space(12)} ${space(16)}`,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

/** The name of a group, above its rows. */
export const group = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { display: 'block' } },
  '@media': { print: { breakAfter: 'avoid' } },
});
export const groupCell = style({
  padding: `${space(20)} ${space(24)} ${space(8)}`,
  textAlign: 'start',
  fontWeight: 600,
  color: vars.color.ink,
  '@container': { [narrow]: { display: 'block', padding: `${space(20)} ${space(16)} ${space(8)}` } },
});

/** What opens in place below its row. */
export const detail = style({
  borderBlockEnd: `1px solid ${vars.color.accentLine}`,
  background: vars.color.accentWash,
  boxShadow: `inset ${px(3)} 0 ${vars.color.accent}`,
  '@container': { [narrow]: { display: 'block' } },
  '@media': { '(forced-colors: active)': { borderInlineStart: '3px solid Highlight' } },
});
export const detailCell = style({
  padding: 0,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
});

const anyCell = style({
  blockSize: `var(${rowHeight})`,
  paddingBlock: space(4),
  paddingInline: space(8),
  textAlign: 'start',
  verticalAlign: 'middle',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  selectors: edge,
  '@container': {
    [narrow]: {
      display: 'block',
      blockSize: 'auto',
      padding: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const cell = style([anyCell, { '@container': { [narrow]: { gridColumn: 1, lineHeight: px(22) } } }]);
/** As high as a line of text; buttons at the end of a row do not count. */
export const waitingCell = style([
  cell,
  {
    '@container': {
      [narrow]: { paddingBlock: space(4), selectors: { '&:last-child': { display: 'none' } } },
    },
  },
]);
/** A cell without a value needs no label. */
export const emptyCell = style([cell, { '@container': { [narrow]: { display: 'none' } } }]);

export const name = style([
  anyCell,
  {
    color: vars.color.ink,
    fontWeight: 500,
    '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 1 } },
  },
]);

/** Left out between rows as blocks and this width of the table. */
const without = (width: string) => ({
  '@container': { [`${from('medium')} and (width < ${width})`]: { display: 'none' } },
});
export const needs = styleVariants({
  large: without(`${breakpoints.large}px`),
  full: without(`${fullWidth}px`),
});

/** Counts end on one line. */
export const numeric = style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });
export const hiddenInBlocks = style({
  '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } },
});

/** The actions of a row; on narrow screens at its end, beside the cells below its name. */
export const fixedCell = style([
  anyCell,
  {
    paddingBlock: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: {
        gridColumn: 2,
        gridRow: '2 / span 9',
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'end',
        gap: space(8),
      },
    },
  },
]);

/** A button among the actions of a row. */
export const rowTool = style({
  selectors: {
    // A button of normal height would make a compact row too high.
    [`${density.compact} &&`]: {
      '@media': { '(pointer: fine)': { blockSize: px(26), inlineSize: px(28) } },
    },
  },
  // Touch targets, on narrow screens for any pointer.
  '@container': { [narrow]: { selectors: { '&&&': { blockSize: px(44), inlineSize: px(44) } } } },
});

const placed = (place: { gridRow: number | string; gridColumn?: number; paddingBlockStart?: string }) => ({
  '@container': { [narrow]: { selectors: { '&&': place } } },
});
/** Where values stand in a row that is a block. */
export const inBlocks = styleVariants({
  first: placed({ gridRow: 1, gridColumn: 1 }),
  firstEnd: placed({ gridRow: 1, gridColumn: 2 }),
  below: placed({ gridRow: 2, paddingBlockStart: space(8) }),
  belowEnd: placed({ gridRow: '3 / span 9' }),
});

export const cellLabel = style([
  text.small,
  tables.cellLabel,
  { '@container': { [narrow]: { display: 'inline' } } },
]);

export const gap = style({ '@container': { [narrow]: { display: 'block' } } });
export const gapCell = style({ padding: 0 });

export const state = style({
  paddingInline: space(24),
  '@media': { [narrow]: { paddingInline: space(16) } },
});
/** In place of the table; keeps the line below the header. */
export const blank = style([state, { flex: 1, borderBlockStart: `1px solid ${vars.color.rule}` }]);
