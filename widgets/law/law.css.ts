import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { boldWeight, italicWeight } from '#styles/letters.css.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { narrowText } from './layout.ts';
import { withoutHeaders } from './note.css.ts';
import { inCell } from './table.css.ts';

/** Width of the margin for numbers, and the free space on the right for counts and the toolbar. */
export const hang = 76;
export const margin = 100;
const narrowHang = 38;
const narrowMargin = 44;
/** Distance of headings from the edge; the bar of the current place stands at that edge. */
const narrowHead = 16;
/** The background of the focused paragraph extends from 52 left of the text to 12 right of it. */
const washBefore = 52;
const washAfter = -12;
const item = 28;

/**
 * One unit, as wide as its column. What hangs in the margin is inside its box, so that containment does not
 * clip it.
 */
export const unit = style({
  position: 'relative',
  isolation: 'isolate',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc((var(--reg-chars) / 62 * 27 + 76) * var(--reg-unit))`,
  maxInlineSize: px(hang + 600 + margin),
  marginInline: 'auto',
  paddingInline: `${px(hang)} ${px(margin)}`,
  '@container': {
    [narrowText]: {
      paddingInline: `${px(narrowHang)} ${px(narrowMargin)}`,
      containIntrinsicBlockSize: `auto calc((var(--reg-chars) / 32 * 27 + 90) * var(--reg-unit))`,
    },
  },
  '@media': {
    print: {
      contentVisibility: 'visible',
      maxInlineSize: 'none',
      paddingInline: `${space(40)} ${space(40)}`,
    },
  },
});

/** Reserves the height of a unit that has not loaded yet. */
export const awaited = style({
  blockSize: 'calc((var(--reg-chars) / 62 * 27 + 76) * var(--reg-unit))',
  background: `linear-gradient(${vars.color.sunk} 0 0) ${px(hang)} ${px(44)} / ${px(220)} ${px(14)} no-repeat`,
  '@container': {
    [narrowText]: { blockSize: 'calc((var(--reg-chars) / 32 * 27 + 90) * var(--reg-unit))' },
  },
});

/**
 * Background and bar of the current place, drawn behind the text so that nothing moves. They show the focus too, so
 * that there is one mark and no ring around it.
 */
const focusMark = (before: number, narrowBefore = before - washBefore + narrowHang) => ({
  selectors: {
    '&[data-here]:focus-visible': { outline: 'none' },
    '&[data-here]::before': {
      content: '""',
      position: 'absolute' as const,
      zIndex: -1,
      insetBlock: 0,
      insetInline: `${px(-before)} ${px(washAfter)}`,
      background: vars.color.accentWash,
      borderInlineStart: `${px(3)} solid ${vars.color.accent}`,
      '@container': { [narrowText]: { insetInline: `${px(-narrowBefore)} ${px(-6)}` } },
      '@media': { print: { display: 'none' }, '(forced-colors: active)': { borderColor: 'Highlight' } },
    },
  },
});
const place = { position: 'relative' as const, ...focusRing };

export const head = style({
  ...place,
  ...focusMark(washBefore - 36, narrowHead),
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${space(12)}`,
  marginInlineStart: space(-36),
  marginBlockStart: space(36),
  marginBlockEnd: space(2),
  '@container': {
    [narrowText]: {
      display: 'block',
      marginInlineStart: px(narrowHead - narrowHang),
      marginBlockStart: space(28),
    },
  },
  '@media': { print: { breakAfter: 'avoid' } },
});
export const articleHead = style([text.lawHead]);
export const headNumber = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  '@container': { [narrowText]: { display: 'block' } },
});
export const headText = style({ minInlineSize: 0, textWrap: 'balance', hyphens: 'manual' });
/** Bold words are as heavy as the heading; the letter in its number is light and in italics. */
export const headMarks = style({ vars: { [italicWeight]: '400', [boldWeight]: '600' } });
/** Heads and numbers that are not bold have no bold words. */
const light = { vars: { [boldWeight]: '400' }, fontWeight: 400 };

/** Headings of books, parts, chapters, sections. */
export const containerHead = styleVariants({
  outer: [
    text.lawHead,
    { fontSize: px(22), lineHeight: px(30), marginBlockStart: space(52), textWrap: 'balance' as const },
  ],
  inner: [
    text.lawHead,
    { fontSize: px(18), lineHeight: px(26), marginBlockStart: space(28), textWrap: 'balance' as const },
  ],
  marginal: [text.law, { fontWeight: 600, marginBlockStart: space(20) }],
});
export const containerNumber = style({ ...light, color: vars.color.ink2 });
export const annexHead = style({
  borderBlockStart: `1px solid ${vars.color.rule}`,
  paddingBlockStart: space(16),
});

export const repealed = style({ ...light, color: vars.color.ink2 });
export const repealNote = style([text.ui, { color: vars.color.ink3, fontWeight: 400 }]);

/** Law text, at the size of its cell in a table. */
const lawText = style([
  text.law,
  { selectors: { [`${inCell} &`]: { font: 'inherit', lineHeight: 'inherit' } } },
]);
const division = style([lawText, place]);
const levels = [0, 1, 2, 3, 4, 5] as const;
/** Indentation of a nested division; its background begins at the same edge as that of its paragraph. */
export const level = styleVariants(
  Object.fromEntries(levels.map((deep) => [deep, deep])) as Record<(typeof levels)[number], number>,
  (deep) => focusMark(washBefore + item * deep),
);
const listed = style([
  division,
  { display: 'grid', gridTemplateColumns: `minmax(${px(item)}, max-content) 1fr`, alignItems: 'baseline' },
]);
export const kind = styleVariants({
  paragraph: [division, { paddingBlock: space(4) }],
  group: [division, { paddingBlock: space(4) }],
  letter: [listed],
  number: [listed],
  dash: [listed],
});
export const body = style({ minInlineSize: 0 });
export const paragraphNumber = style([
  text.lawNum,
  {
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${px(12)})`,
    whiteSpace: 'nowrap',
    '@container': { [narrowText]: { insetInlineEnd: `calc(100% + ${px(10)})` } },
  },
]);
export const itemNumber = style({ paddingInlineEnd: space(4), whiteSpace: 'nowrap' });
/** An item whose number has notes: its text hangs on the edge of its neighbours, and its first line makes room. */
export const notedItem = style({ display: 'flow-root', paddingInlineStart: px(item) });
export const notedNumber = style({
  float: 'inline-start',
  minInlineSize: px(item),
  marginInlineStart: px(-item),
});
/** The number before a recital: "(12)". */
export const recitalNumber = style([
  text.lawNum,
  {
    position: 'absolute',
    insetInlineEnd: `calc(100% - ${px(hang - 12)})`,
    paddingBlockStart: space(4),
    '@container': { [narrowText]: { insetInlineEnd: `calc(100% - ${px(narrowHang - 6)})` } },
  },
]);
/** Margin numbers at the right edge, as in FINMA circulars. */
export const marginNumber = style([
  text.lawNum,
  { position: 'absolute', insetInlineStart: `calc(100% - ${px(margin - 20)})`, insetBlockStart: px(4) },
  { '@container': { [narrowText]: { insetInlineStart: 'auto', insetInlineEnd: px(8) } } },
]);

export const preface = style({ paddingBlockStart: space(28) });
const block = style([lawText, { overflowWrap: 'break-word' }]);
export const textRole = styleVariants({
  plain: [block],
  heading: [
    block,
    {
      fontWeight: 600,
      paddingBlockStart: space(12),
      selectors: {
        // The title of the act, if the preface marks it.
        [`${preface} &[data-role]`]: {
          fontSize: px(26),
          lineHeight: px(33),
          paddingBlock: space(6),
          textWrap: 'balance',
        },
      },
    },
  ],
  closing: [block],
  signature: [block, { paddingBlockStart: space(20), color: vars.color.ink2 }],
  formula: [block, { textAlign: 'center', paddingBlock: space(8) }],
});
export const quote = style({
  marginBlock: space(8),
  paddingInlineStart: space(20),
  borderInlineStart: `1px solid ${vars.color.line2}`,
});
export const quotedNumber = style({ color: vars.color.ink2, paddingInlineEnd: space(8) });

/** A text without number that is a place itself. */
export const placed = style({ ...place, ...focusMark(washBefore) });
export const preamble = style({ paddingBlockStart: space(20) });

export const imageBox = style([
  text.small,
  {
    display: 'inline-flex',
    padding: `${space(12)} ${space(16)}`,
    border: `1px dashed ${vars.color.line2}`,
    color: vars.color.ink3,
  },
]);
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ...focusRing,
});
/** References have a thin underline, defined terms a dotted one, so that law text stays readable. */
const quiet = style([
  link,
  {
    color: 'inherit',
    textDecorationColor: vars.color.line2,
    ':hover': { color: vars.color.accent, textDecorationColor: 'currentColor' },
    '@media': { print: { textDecoration: 'none' } },
  },
]);
export const lawLink = {
  reference: quiet,
  term: style([
    quiet,
    {
      textDecorationStyle: 'dotted',
      textDecorationColor: `color-mix(in oklab, ${vars.color.line2} 60%, transparent)`,
    },
  ]),
};

/** Where a page of the PDF begins; hidden together with the notes. */
export const pageMark = style([
  text.micro,
  {
    position: 'absolute',
    insetBlockStart: px(-8),
    insetInlineStart: `calc(100% + ${px(20)})`,
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    selectors: { [`${withoutHeaders} &`]: { display: 'none' } },
    '@container': { [narrowText]: { insetInlineStart: 'auto', insetInlineEnd: px(-36) } },
  },
]);
