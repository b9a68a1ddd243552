import { style, styleVariants } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { italicWeight } from '#styles/letters.css.ts';
import { breakingRow, withRepeatedHead } from '#styles/print.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { comparisonContainer, narrow } from './layout.ts';

export const deepest = 4;
export const gutterWidth = 152;
export const printColumns = `minmax(0, 1fr) ${px(128)} minmax(0, 1fr)`;
export const sideColumns = `minmax(0, 1fr) ${px(gutterWidth)} minmax(0, 1fr)`;
/** Space before and after the text of a side; less if the contents are beside it. */
const before = 100;
const after = 36;
export const tight = `${comparisonContainer} (width < 1400px)`;
export const roomy = `${comparisonContainer} (width >= 1400px)`;

/** Both texts; below a short text, the column between them continues to the end. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '@media': { print: withRepeatedHead },
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
        '&[data-kind="head"]': { breakInside: 'avoid', breakAfter: 'avoid' },
        '&[data-here]': { background: 'none' },
        '&[data-here]::before': { display: 'none' },
      },
    },
  },
});
export const row = styleVariants({
  side: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: sideColumns,
      '@container': { [narrow]: { display: 'block', paddingBlockEnd: space(6) } },
      '@media': { print: { gridTemplateColumns: printColumns } },
    },
  ],
  inline: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${px(before + 640 + after)}) ${px(gutterWidth + 60)} minmax(0, 1fr)`,
      '@container': { [narrow]: { display: 'block', paddingBlockEnd: space(6) } },
    },
  ],
});

/** Items follow their paragraph closely. */
const close = { selectors: { '[data-kind="item"] > &': { paddingBlock: space(4) } } };
export const side = style({
  minInlineSize: 0,
  padding: `${space(8)} ${px(after)} ${space(8)} ${px(before)}`,
  ...close,
  '@container': {
    [tight]: { paddingInline: `${space(52)} ${space(20)}` },
    [roomy]: { selectors: { '&[data-side="after"]': { paddingInlineStart: space(64) } } },
    [narrow]: {
      padding: `${space(4)} ${space(16)} ${space(4)} ${space(52)}`,
      selectors: {
        // Unchanged text is displayed once.
        [`${row.side}:not([data-change]) > &[data-side="before"]`]: { display: 'none' },
        '&:empty': { display: 'none' },
        // The name of the version, since both versions are below each other.
        [`${row.side}[data-change] > &::before`]: {
          float: 'inline-end',
          inlineSize: px(18),
          marginInlineStart: space(8),
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
  '@media': { print: { paddingInline: `${space(44)} ${space(12)}` } },
});
export const single = style({
  minInlineSize: 0,
  padding: `${space(8)} ${px(after)} ${space(8)} ${px(before)}`,
  ...close,
  '@container': { [narrow]: { padding: `${space(4)} ${space(16)} ${space(4)} ${space(52)}` } },
});

export const gutter = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  minInlineSize: 0,
  padding: `${space(12)} ${space(12)} ${space(8)}`,
  background: vars.color.ground,
  borderInline: `1px solid ${vars.color.line}`,
  selectors: {
    [`${row.inline} > &`]: { background: 'none', border: 0 },
    '[data-kind="item"] > &': { paddingBlock: `${space(8)} ${space(4)}` },
    '[data-kind="head"] > &': { paddingBlockStart: space(28) },
    '[data-here] > &': { background: 'none' },
  },
  '@media': { print: { paddingInline: space(8), overflowWrap: 'anywhere' } },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space(2)} ${space(16)}`,
      paddingBlock: `${space(4)} 0`,
      paddingInline: `${space(52)} ${space(16)}`,
      background: 'none',
      border: 0,
      selectors: {
        '[data-kind="item"] > &': { paddingBlock: `${space(4)} 0` },
        // Below a heading, with the same indentation.
        '[data-kind="head"] > &': { paddingBlockStart: space(4), paddingInlineStart: space(16) },
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
        paddingInlineStart: `calc(var(--reg-level) * ${space(28)})`,
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
export const item = style({ paddingInlineEnd: space(4), whiteSpace: 'nowrap' });
export const oldNumber = style({ color: vars.color.ink2, textDecoration: 'line-through 1px' });

export const heading = style([
  text.lawHead,
  {
    vars: { [italicWeight]: '400' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space(12)}`,
    fontSize: px(18),
    lineHeight: px(26),
    marginInlineStart: space(-36),
    paddingBlockStart: space(12),
    overflowWrap: 'break-word',
    '@container': { [narrow]: { marginInlineStart: space(-36) } },
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);
export const headWords = style({ minInlineSize: 0 });
export const headNumber = style({
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { display: 'none' } },
});
/** Headings of chapters and sections, smaller than those of articles. */
export const outerHeading = style({ color: vars.color.ink2, fontSize: px(16) });
