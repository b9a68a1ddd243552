import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { printedWords, repeatedHead } from '#styles/print.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { comparisonContainer, movesHeight, narrow, phone, wide } from './layout.ts';
import { printColumns, roomy, sideColumns, tight } from './rows.css.ts';

export const heads = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zOrder.sticky,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@container': { [narrow]: { insetBlockStart: px(movesHeight) } },
  '@media': { print: { ...repeatedHead, position: 'static', borderBlockEnd: 0 } },
});
export const line = styleVariants({
  side: {
    display: 'grid',
    gridTemplateColumns: sideColumns,
    '@container': { [narrow]: { display: 'flex' } },
    '@media': {
      print: { gridTemplateColumns: printColumns, borderBlockEnd: `1px solid ${vars.color.rule}` },
    },
  },
  inline: {
    display: 'flex',
    '@media': { print: { borderBlockEnd: `1px solid ${vars.color.rule}` } },
  },
});
export const head = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    // Name of the version in line with the text below.
    gap: space(12),
    minInlineSize: 0,
    minBlockSize: px(36),
    paddingInline: `${space(64)} ${space(12)}`,
    '@container': {
      [tight]: { paddingInline: `${space(16)} ${space(8)}` },
      [roomy]: { selectors: { [`${line.side} > &:last-child`]: { paddingInlineStart: space(28) } } },
      [narrow]: { flex: '1 1 0', paddingInline: `${space(16)} ${space(4)}` },
      [`${comparisonContainer} (width >= ${wide}px)`]: {
        selectors: { [`${line.inline} > &`]: { paddingInline: `${space(64)} ${space(4)}` } },
      },
    },
    // Paper has no second look at what is shortened: all words below each other, in line with the text.
    '@media': {
      print: {
        display: 'grid',
        gridTemplateColumns: `${px(18)} minmax(0, 1fr)`,
        alignContent: 'start',
        gap: `0 ${space(6)}`,
        paddingBlock: space(6),
        paddingInline: `${space(20)} ${space(12)}`,
        selectors: { [`${line.inline} > &`]: { flex: '1 1 0' } },
      },
    },
  },
]);
export const between = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: space(12),
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
    { color: vars.color.accentOn, background: vars.color.accentFill },
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
    gap: space(4),
    minBlockSize: px(28),
    paddingInline: space(6),
    fontWeight: 600,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius,
    ':hover': { background: vars.color.sunk },
    ...focusRing,
    '@media': {
      '(pointer: coarse)': { minBlockSize: px(44) },
      print: printedWords,
    },
  },
]);
/** The date in words; in digits where both versions share a narrow line. */
export const inWords = style({ '@container': { [phone]: { display: 'none' } } });
export const inFigures = style({ display: 'none', '@container': { [phone]: { display: 'inline' } } });
export const about = style({
  '@container': {
    // Two lines rather than cut words.
    [tight]: { whiteSpace: 'normal', lineHeight: px(16) },
    [phone]: { display: 'none' },
  },
  marginInlineStart: space(-6),
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink3,
  '@media': {
    print: { gridColumn: 2, marginInlineStart: 0, overflow: 'visible', whiteSpace: 'normal' },
  },
});

/** Marks the sections for the running head. */
export const sectionMark = style({});
/** The line of the article and the chapter at the top of the visible text: over each text, not over the changes. */
const runningLine = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const runningRow = styleVariants({
  side: [
    runningLine,
    {
      display: 'grid',
      gridTemplateColumns: sideColumns,
      '@container': { [narrow]: { display: 'block' } },
    },
  ],
  inline: [runningLine],
});
export const runningBetween = style({
  background: vars.color.ground,
  borderInline: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { display: 'none' } },
});
export const running = style([
  text.ui,
  {
    minInlineSize: 0,
    paddingBlock: space(4),
    paddingInline: `${space(64)} ${space(12)}`,
    overflowWrap: 'anywhere',
    '@container': {
      [tight]: { paddingInline: `${space(16)} ${space(8)}` },
      [roomy]: { selectors: { [`${runningRow.side} > &:last-child`]: { paddingInlineStart: space(28) } } },
      [narrow]: {
        paddingInline: space(16),
        // One of them is enough where the texts stand below each other.
        selectors: { [`${runningRow.side} > &:first-child`]: { display: 'none' } },
      },
    },
  },
]);
/** Words that do not fit on the line stand on the next one: nothing is cut. */
export const runningContainer = style([text.lawRun, { color: vars.color.ink2 }]);
export const runningArticle = style({
  marginInlineEnd: space(16),
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
/** The number of the article, and its heading after it. */
export const runningWords = style({ selectors: { '& + &': { marginInlineStart: space(8) } } });
