import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { unreadMark } from '#styles/unread-mark.ts';

const narrow = below('medium');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(40),
  maxInlineSize: px(1392),
  '@media': { [narrow]: { gap: space(28) } },
});

/** The counts side by side, separated by thin lines, below a strong line. */
export const numbers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { gridAutoFlow: 'row' } },
});
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(16),
  paddingBlock: space(8),
  paddingInline: space(24),
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [narrow]: {
      alignItems: 'center',
      padding: `${space(8)} 0`,
      minBlockSize: px(48),
      borderInlineStart: 0,
      selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
});
export const label = style([text.ui, { color: vars.color.ink2 }]);
const value = style({
  minBlockSize: px(32),
  display: 'flex',
  alignItems: 'center',
  '@media': { [narrow]: { textAlign: 'end' } },
});
export const number = style([
  value,
  text.display,
  { fontVariantNumeric: 'lining-nums tabular-nums', color: vars.color.ink },
]);
export const none = style([value, text.ui, { color: vars.color.ink3 }]);
export const wait = style({ inlineSize: px(64), blockSize: px(14), background: vars.color.sunk });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space(40)} ${space(52)}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(28) } },
});

/** Parts of the page below each other. */
export const stacked = style({ display: 'grid', gap: space(40), '@media': { [narrow]: { gap: space(28) } } });

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(16),
  paddingBlockEnd: space(8),
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const title = style([text.dialog]);
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);

export const rows = style([text.ui, { display: 'grid' }]);
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${px(88)} minmax(0, 1fr)`,
  alignItems: 'baseline',
  columnGap: space(16),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:has(a):hover': { background: vars.color.ground } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space(8) } },
});

export const date = style({
  display: 'grid',
  color: vars.color.ink2,
  '@media': { [narrow]: { display: 'flex', gap: space(12), order: 1, color: vars.color.ink3 } },
});
/** A version by its day, named as such. */
export const datedRow = style([
  row,
  {
    gridTemplateColumns: `${px(160)} minmax(0, 1fr)`,
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [byTouch]: { minBlockSize: px(44), alignContent: 'center' },
    },
  },
]);
/** A source, and its number of texts at the end of the line. */
export const sourceRow = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '(pointer: coarse)': { paddingBlock: space(12) },
    },
  },
]);
export const count = style({ color: vars.color.ink3, fontVariantNumeric: 'lining-nums tabular-nums' });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(16),
  minInlineSize: 0,
  gridColumnStart: 2,
  '@media': { [narrow]: { gridColumnStart: 1, order: 2 } },
});
export const reason = style({ fontWeight: 500, color: vars.color.ink });
export const version = style({ color: vars.color.ink2 });
/** Above the link that covers the row, and as high as a target must be beside another. */
export const compare = style([
  link,
  { position: 'relative', zIndex: 1, display: 'inline-flex', alignItems: 'center', minBlockSize: px(24) },
]);
export const sinceHead = style([sectionHead, { flexWrap: 'wrap', rowGap: 0 }]);
export const since = style([text.ui, { color: vars.color.ink3 }]);
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(16),
  paddingBlockStart: space(8),
  // The words of the quiet button stand in line with the rows.
  marginInlineStart: space(-8),
});

/** For dates within a month: symbol and number of days in another colour. */
export const left = style([
  text.micro,
  { display: 'inline-flex', alignItems: 'center', gap: space(4), color: vars.color.amber, fontWeight: 500 },
]);

/** The link covers the whole row. */
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-2) },
    [`${row}:hover &`]: { color: vars.color.accent },
  },
});
export const nameInColumns = style([
  name,
  {
    display: 'grid',
    gridTemplateColumns: `${px(136)} minmax(0, 1fr)`,
    columnGap: space(16),
    '@media': { [below('large')]: { display: 'block' } },
  },
]);
export const short = style({ fontWeight: 600, color: vars.color.ink });
export const long = style({ minInlineSize: 0, color: vars.color.ink2 });
export const draft = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** Aligned with the text above that they belong to. */
export const actions = style({
  display: 'flex',
  gap: space(8),
  gridColumnStart: 2,
  paddingBlockStart: space(8),
  '@media': { [narrow]: { gridColumnStart: 1, order: 2 } },
});

export const skeleton = style({ display: 'grid', gap: space(24), paddingBlock: space(12) });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(16),
  padding: `${space(16)} ${space(20)}`,
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
});
export const noticeWords = style({ flex: `1 1 ${px(320)}`, minInlineSize: 0 });
export const noticeIcon = style({ marginBlockStart: space(2), color: vars.color.amber });
export const noticeTitle = style([text.form, { fontWeight: 600 }]);
export const noticeText = style([
  text.ui,
  { maxInlineSize: px(720), marginBlockStart: space(4), color: vars.color.ink2 },
]);

/** A count that leads to what it counts; the link covers its entry. */
export const countLink = style({
  color: 'inherit',
  // At the edge of a phone a single digit is a target for a finger too.
  '@media': { [narrow]: { minInlineSize: px(44) } },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-2) },
    [`${entry}:hover &`]: { color: vars.color.accent },
  },
});
export const headActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(16) });
/** A mention in the inbox, with what is done with it at the end of the line. */
export const mention = style([
  row,
  {
    gridTemplateColumns: `${px(88)} minmax(0, 1fr) auto`,
    selectors: unreadMark,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
/** Above the link that covers the row. */
export const mentionActions = style({
  position: 'relative',
  zIndex: 1,
  '@media': { [narrow]: { gridRow: 1, gridColumn: 2 } },
});
export const excerpt = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.ink2,
});
