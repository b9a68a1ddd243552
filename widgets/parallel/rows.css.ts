import { type CSSProperties, style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { breakingRow } from '#styles/print.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { type Columns, inPairs, onlyStacked, roomFor } from './layout.ts';

const columns: readonly Columns[] = [2, 3, 4];
/** Rules for widths at which this many languages fit side by side. */
const beside = (rules: (selector: string, count: Columns) => Record<string, CSSProperties>) =>
  Object.fromEntries(
    columns.map((count) => [roomFor[count], { selectors: rules(`[data-columns="${count}"]`, count) }]),
  );
const grid = (count: Columns) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** One row of the grid: all its languages are as high as the highest, so that they stay aligned. */
export const columnsOf = style({
  display: 'flex',
  '@container': beside((selector, count) => ({ [`&${selector}`]: grid(count) })),
  '@media': {
    print: { selectors: { '&[data-columns="2"]': grid(2), '&[data-columns="3"]': grid(3) } },
  },
});

/** Printed, two or three languages fit side by side; four are stacked. */
const printedBeside = ':is([data-columns="2"], [data-columns="3"])';

const textOf = (perLine: number) => `calc((var(--reg-chars) / ${perLine} * 27 + 60) * var(--reg-unit))`;
/** An article or heading, drawn when it comes near the view. */
export const unit = style({
  position: 'relative',
  contentVisibility: 'auto',
  // The languages are stacked until there is room.
  containIntrinsicBlockSize: `auto ${textOf(18)}`,
  '@container': beside((selector, count) => ({
    [`&${selector}`]: { containIntrinsicBlockSize: `auto ${textOf(110 / count)}` },
  })),
  '@media': { print: { contentVisibility: 'visible' } },
});
/** Reserves the height of a unit that has not loaded yet. */
export const awaited = style({
  blockSize: textOf(18),
  background: `linear-gradient(${vars.color.sunk} 0 0) ${px(56)} ${px(40)} / ${px(220)} ${px(14)} no-repeat`,
  // What has not come yet would print as blank pages.
  '@media': { print: { display: 'none' } },
  '@container': beside((selector, count) => ({
    [`&${selector}`]: { blockSize: textOf(110 / count) },
  })),
});

export const row = style([
  columnsOf,
  {
    position: 'relative',
    flexDirection: 'column',
    // Parts the paragraphs where their languages do not stand in one line.
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@container': {
      ...beside((selector) => ({ [`&${selector}`]: { borderBlockStart: 0 } })),
      ...Object.fromEntries(
        ([3, 4] as const).map((count) => [
          inPairs[count],
          { selectors: { [`&[data-columns="${count}"]`]: grid(2) } },
        ]),
      ),
    },
    // Keeps clear of the languages, and of the name of the act and its version if they stay with them.
    scrollMarginBlock: px(120),
    ...innerFocusRing,
    selectors: {
      '&[data-here]': { background: vars.color.accentWash },
      '&[data-here]::before': { ...hereBeside, zIndex: 1 },
    },
    '@media': {
      print: {
        ...breakingRow,
        selectors: {
          '&[data-here]': { background: 'none' },
          '&[data-here]::before': { display: 'none' },
          [`&${printedBeside}`]: { borderBlockStart: 0 },
          // In a flex box the first language would begin on another sheet than its row, and its heading stay alone.
          '&[data-columns="4"]': { display: 'block' },
        },
      },
    },
  },
]);
export const headRow = style({ '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } } });

export const cell = style({
  position: 'relative',
  minInlineSize: 0,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  padding: `${space(2)} ${space(16)} ${space(2)} ${space(64)}`,
  selectors: {
    '&:empty': { display: 'none' },
    // The language, along the edge, since the languages are stacked or stand two and two.
    '&::before': {
      content: 'attr(data-tag)',
      position: 'absolute',
      insetInlineStart: px(12),
      // On the baseline of the first line.
      insetBlockStart: px(13),
      fontFamily: vars.font.ui,
      fontSize: px(11),
      fontWeight: 600,
      lineHeight: px(16),
      color: vars.color.ink2,
    },
    // On the baseline of the heading.
    [`${headRow} > &::before`]: { insetBlockStart: px(22) },
  },
  '@container': {
    [onlyStacked]: { selectors: { [`${headRow} > * + &::before`]: { insetBlockStart: px(10) } } },
    ...beside((selector) => ({
      [`${selector} > &`]: { paddingInline: `${space(52)} ${space(24)}` },
      [`${selector}:last-child > &`]: { paddingBlockEnd: space(8) },
      [`${selector} > &:empty`]: { display: 'block' },
      [`${selector} > &::before`]: { content: 'none' },
      [`${selector} > & + &`]: { borderInlineStart: `1px solid ${vars.color.line}` },
    })),
  },
  '@media': {
    print: {
      selectors: {
        [`${printedBeside} > &`]: { paddingInlineEnd: space(16) },
        [`${printedBeside}:last-child > &`]: { paddingBlockEnd: space(8) },
        [`${printedBeside} > &:empty`]: { display: 'block' },
        [`${headRow}[data-columns="4"] > * + &::before`]: { insetBlockStart: px(10) },
        [`${printedBeside} > &::before`]: { content: 'none' },
        [`${printedBeside} > & + &`]: { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

/** Indentation of an item. */
export const piece = style({ marginInlineStart: `calc(var(--reg-level) * ${space(28)})` });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(12)}`,
  // As much above as below, where the heading is the current place.
  paddingBlock: space(12),
  marginInlineStart: space(-28),
  overflowWrap: 'break-word',
  // The row takes the place of the heading alone.
  selectors: { '&&': { marginBlockStart: 0, fontSize: px(19), lineHeight: px(27) } },
  // Where the languages are stacked, the first heading leads, and the others stand close below it.
  '@container': {
    [onlyStacked]: {
      selectors: {
        '* + * > &': { paddingBlockStart: 0 },
        ':not(:last-child) > &': { paddingBlockEnd: space(4) },
      },
    },
  },
  '@media': {
    print: {
      selectors: {
        '[data-columns="4"] > * + * > &': { paddingBlockStart: 0 },
        '[data-columns="4"] > :not(:last-child) > &': { paddingBlockEnd: space(4) },
      },
    },
  },
});
/** Beside its number if there is room, however long it is, so that all languages look alike. */
export const headText = style({
  '@container': { [roomFor[4]]: { selectors: { '[data-columns="2"] > * > * > &': { flex: '1 1 55%' } } } },
});

export const absent = style([
  text.ui,
  { paddingBlockStart: space(20), color: vars.color.ink3, fontStyle: 'italic' },
]);
export const degraded = style([
  text.small,
  { padding: `${space(8)} ${space(24)} ${space(8)} ${space(52)}`, color: vars.color.ink2 },
]);
export const uneven = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(6),
    marginBlock: space(2),
    paddingInlineStart: space(8),
    borderInlineStart: `${px(2)} solid ${vars.color.accent}`,
    color: vars.color.ink2,
  },
]);
export const unevenSign = style({ color: vars.color.accent, alignSelf: 'center' });
