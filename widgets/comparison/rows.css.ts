import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { comparisonContainer, narrow } from './layout.ts';

export const deepest = 4;
export const gutterWidth = 152;
export const printColumns = `minmax(0, 1fr) ${px(104)} minmax(0, 1fr)`;
export const sideColumns = `minmax(0, 1fr) ${px(gutterWidth)} minmax(0, 1fr)`;
/** Space before and after the text of a side; less if the contents are beside it. */
const before = 100;
const after = 36;
const tight = `${comparisonContainer} (width < 1400px)`;
const roomy = `${comparisonContainer} (width >= 1400px)`;

/** Both texts; below a short text, the column between them continues to the end. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '@media': { print: { display: 'block' } },
});
export const rest = styleVariants({
  side: {
    display: 'grid',
    gridTemplateColumns: sideColumns,
    flex: '1 0 auto',
    minBlockSize: px(80),
    '@container': { [narrow]: { display: 'block' } },
    '@media': { print: { display: 'none' } },
  },
  inline: { minBlockSize: px(80), '@media': { print: { display: 'none' } } },
});
export const restBetween = style({
  gridColumn: 2,
  background: vars.color.ground,
  borderInline: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { display: 'none' } },
});

/** An article or heading, drawn when it comes near the view. */
export const section = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc((var(--reg-chars) / 54 * 26 + 40) * var(--reg-unit))`,
  selectors: {
    '&[data-inline]': {
      containIntrinsicBlockSize: `auto calc((var(--reg-chars) / 90 * 26 + 40) * var(--reg-unit))`,
    },
  },
  '@media': { print: { contentVisibility: 'visible' } },
});

const base = style({
  position: 'relative',
  scrollMarginBlock: px(80),
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
});
export const row = styleVariants({
  side: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: sideColumns,
      '@container': { [narrow]: { display: 'block', paddingBlockEnd: px(6) } },
      '@media': { print: { gridTemplateColumns: printColumns } },
    },
  ],
  inline: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${px(before + 640 + after)}) ${px(gutterWidth + 60)} minmax(0, 1fr)`,
      '@container': { [narrow]: { display: 'block', paddingBlockEnd: px(6) } },
    },
  ],
});

/** Items follow their paragraph closely. */
const close = { selectors: { '[data-kind="item"] > &': { paddingBlock: px(3) } } };
export const side = style({
  minInlineSize: 0,
  padding: `${px(9)} ${px(after)} ${px(9)} ${px(before)}`,
  ...close,
  '@container': {
    [tight]: { paddingInline: `${px(52)} ${px(20)}` },
    [roomy]: { selectors: { '&[data-side="after"]': { paddingInlineStart: px(64) } } },
    [narrow]: {
      padding: `${px(5)} ${px(16)} ${px(5)} ${px(48)}`,
      selectors: {
        // Unchanged text is displayed once.
        [`${row.side}:not([data-change]) > &[data-side="before"]`]: { display: 'none' },
        '&:empty': { display: 'none' },
        // The name of the version, since both versions are below each other.
        [`${row.side}[data-change] > &::before`]: {
          float: 'inline-end',
          inlineSize: px(18),
          marginInlineStart: px(8),
          fontFamily: vars.font.ui,
          fontSize: px(11),
          lineHeight: px(16),
          fontWeight: 600,
          textAlign: 'center',
          color: vars.color.accent,
          border: `1px solid ${vars.color.accent}`,
          borderRadius: '50%',
        },
        [`${row.side}[data-change] > &[data-side="before"]::before`]: { content: '"A"' },
        [`${row.side}[data-change] > &[data-side="after"]::before`]: { content: '"B"' },
      },
    },
  },
  '@media': { print: { paddingInline: `${px(44)} ${px(10)}` } },
});
export const single = style({
  minInlineSize: 0,
  padding: `${px(9)} ${px(after)} ${px(9)} ${px(before)}`,
  ...close,
  '@container': { [narrow]: { padding: `${px(5)} ${px(16)} ${px(3)} ${px(48)}` } },
});

export const gutter = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: px(6),
  minInlineSize: 0,
  padding: `${px(13)} ${px(12)} ${px(9)}`,
  background: vars.color.ground,
  borderInline: `1px solid ${vars.color.line}`,
  selectors: {
    [`${row.inline} > &`]: { background: 'none', border: 0 },
    '[data-kind="item"] > &': { paddingBlock: `${px(7)} ${px(3)}` },
    '[data-kind="head"] > &': { paddingBlockStart: px(28) },
    '[data-here] > &': { background: 'none' },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${px(2)} ${px(16)}`,
      paddingBlock: `${px(3)} 0`,
      paddingInline: `${px(48)} ${px(16)}`,
      background: 'none',
      border: 0,
      selectors: {
        '[data-kind="item"] > &': { paddingBlock: `${px(3)} 0` },
        // Below a heading, with the same indentation.
        '[data-kind="head"] > &': { paddingBlockStart: px(3), paddingInlineStart: px(16) },
      },
    },
  },
});
export const quietGutter = style({
  '@container': { [narrow]: { display: 'none' } },
});

/** Numbers hang 12 before the text; items of lists begin at its edge. */
export const paragraph = style([
  text.lawCompare,
  {
    position: 'relative',
    overflowWrap: 'break-word',
    hyphens: 'manual',
    selectors: {
      '&:not([data-level="0"])': {
        display: 'grid',
        gridTemplateColumns: `minmax(${px(26)}, max-content) minmax(0, 1fr)`,
        paddingInlineStart: `calc(var(--reg-level) * ${px(26)})`,
      },
    },
  },
]);
export const dimmed = style({ color: vars.color.ink2 });
export const words = style({ minInlineSize: 0 });
export const number = style([
  text.lawNum,
  {
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${px(12)})`,
    lineHeight: px(26),
    whiteSpace: 'nowrap',
  },
]);
export const item = style({ paddingInlineEnd: px(4), whiteSpace: 'nowrap' });
export const oldNumber = style({ color: vars.color.ink2, textDecoration: 'line-through 1px' });

export const heading = style([
  text.lawHead,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${px(12)}`,
    fontSize: px(18),
    lineHeight: px(26),
    marginInlineStart: px(-36),
    paddingBlockStart: px(14),
    overflowWrap: 'break-word',
    '@container': { [narrow]: { marginInlineStart: px(-32) } },
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);
globalStyle(`${heading} > span`, { minInlineSize: 0 });
globalStyle(`${heading} i`, { fontWeight: 400 });
export const headNumber = style({
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { display: 'none' } },
});
/** Headings of chapters and sections, smaller than those of articles. */
export const outerHeading = style({ color: vars.color.ink2, fontSize: px(16) });

// Superscripts must not change the line height.
globalStyle(`${paragraph} sup, ${paragraph} sub, ${heading} sup`, {
  position: 'relative',
  fontSize: '0.72em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
globalStyle(`${paragraph} sup, ${heading} sup`, { top: '-0.42em' });
globalStyle(`${paragraph} sub`, { top: '0.2em' });
