import { type CSSProperties, globalStyle, style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { headText } from '../law/law.css.ts';
import { type Columns, roomFor } from './layout.ts';

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
  '@container': beside((selector, count) => ({
    [`&${selector}`]: { blockSize: textOf(110 / count) },
  })),
});

export const row = style([
  columnsOf,
  {
    position: 'relative',
    flexDirection: 'column',
    // Keeps clear of the languages, and of the name of the act if it stays with them.
    scrollMarginBlock: px(92),
    ...innerFocusRing,
    selectors: {
      '&[data-here]': { background: vars.color.accentWash },
      '&[data-here]::before': { ...hereBeside, zIndex: 1 },
    },
    '@media': {
      print: {
        breakInside: 'avoid',
        selectors: { '&[data-here]': { background: 'none' }, '&[data-here]::before': { display: 'none' } },
      },
    },
  },
]);
export const headRow = style({ '@media': { print: { breakAfter: 'avoid' } } });
globalStyle(`${headRow} > div::before`, { marginBlockStart: px(24) });

/** Printed, two or three languages fit side by side; four are stacked. */
const printedBeside = ':is([data-columns="2"], [data-columns="3"])';
export const cell = style({
  minInlineSize: 0,
  padding: `${px(1)} ${px(16)} ${px(1)} ${px(46)}`,
  selectors: {
    '&:empty': { display: 'none' },
    // The name of the language, since the languages are stacked.
    '&::before': {
      content: 'attr(data-tag)',
      float: 'inline-end',
      marginInlineStart: px(8),
      marginBlockStart: px(8),
      fontFamily: vars.font.ui,
      fontSize: px(11),
      lineHeight: px(16),
      color: vars.color.ink3,
    },
  },
  '@container': beside((selector) => ({
    [`${selector} > &`]: { paddingInline: `${px(56)} ${px(22)}` },
    [`${selector}:last-child > &`]: { paddingBlockEnd: px(9) },
    [`${selector} > &:empty`]: { display: 'block' },
    [`${selector} > &::before`]: { content: 'none' },
    [`${selector} > & + &`]: { borderInlineStart: `1px solid ${vars.color.line}` },
  })),
  '@media': {
    print: {
      selectors: {
        [`${printedBeside} > &`]: { paddingInlineEnd: px(16) },
        [`${printedBeside}:last-child > &`]: { paddingBlockEnd: px(9) },
        [`${printedBeside} > &:empty`]: { display: 'block' },
        [`${printedBeside} > &::before`]: { content: 'none' },
        [`${printedBeside} > & + &`]: { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

/** Indentation of an item. */
export const piece = style({ marginInlineStart: `calc(var(--reg-level) * ${px(28)})` });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${px(12)}`,
  paddingBlockStart: px(18),
  marginInlineStart: px(-30),
  overflowWrap: 'break-word',
});
// The row takes the place of the heading alone.
globalStyle(`${heading}${heading}`, { marginBlockStart: 0, fontSize: px(19), lineHeight: px(27) });
// Beside its number if there is room, however long it is, so that all languages look alike.
globalStyle(`[data-columns="2"] > * > ${heading} .${headText}`, {
  '@container': { [roomFor[4]]: { flex: '1 1 55%' } },
});

export const absent = style([
  text.ui,
  { paddingBlockStart: px(20), color: vars.color.ink3, fontStyle: 'italic' },
]);
export const degraded = style([
  text.small,
  { padding: `${px(8)} ${px(22)} ${px(8)} ${px(56)}`, color: vars.color.ink2 },
]);
export const uneven = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: px(6),
    marginBlock: px(2),
    paddingInlineStart: px(8),
    borderInlineStart: `${px(2)} solid ${vars.color.accent}`,
    color: vars.color.ink2,
  },
]);
globalStyle(`${uneven} svg`, { flex: 'none', color: vars.color.accent, alignSelf: 'center' });
