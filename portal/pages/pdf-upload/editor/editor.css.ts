import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { fieldFocusRing, focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { inset } from '../../../shell/page-frame.css.ts';

const narrow = below('medium');

export const editor = style([text.ui, inset, { paddingBlockEnd: space(40) }]);
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  paddingBlock: space(8),
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: space(8), marginInlineStart: 'auto' });
export const saved = style([text.small, { color: vars.color.ink3 }]);
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    fontWeight: 500,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const faint = style({ color: vars.color.ink3 });

/** List, page and unit beside each other; the page last where there is one column. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)`,
  alignItems: 'start',
  gap: space(20),
  paddingBlockStart: space(12),
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`${from('medium')} and ${below('large')}`]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
  },
});
const beside = {
  position: 'sticky' as const,
  insetBlockStart: px(64),
  '@media': { [narrow]: { position: 'static' as const } },
};
export const units = style([
  beside,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8), minInlineSize: 0 },
]);
export const unit = style([
  beside,
  {
    minInlineSize: 0,
    '@media': {
      [`${from('medium')} and ${below('large')}`]: { position: 'static', gridColumn: 1 },
    },
  },
]);
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
/** Why buttons above are not enabled. */
export const whyNots = style([
  text.small,
  { display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none', color: vars.color.ink3 },
]);
export const turner = style({ display: 'flex', alignItems: 'end', gap: space(8) });
export const pageField = style({ inlineSize: px(72) });
export const list = style({
  maxBlockSize: '60vh',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  ...fieldFocusRing,
  '@media': { [narrow]: { maxBlockSize: '32vh' } },
});
export const keys = style([text.small, { color: vars.color.ink3 }]);

/** The words of a unit as they are read. */
export const readAs = style([
  text.lawSnippet,
  { maxBlockSize: px(200), overflowY: 'auto', overflowWrap: 'anywhere' },
]);

/** The colour of each kind; the word stands beside it everywhere. */
const colours = {
  heading: vars.color.ink,
  article: vars.color.accent,
  marginNumber: vars.color.accent,
  recital: vars.color.accent,
  paragraph: vars.color.green,
  letter: vars.color.amber,
  number: vars.color.amber,
  dash: vars.color.amber,
  text: vars.color.ink3,
  footnote: vars.color.red,
  runningHead: vars.color.line2,
  pageNumber: vars.color.line2,
  ignored: vars.color.line2,
};
const ofKind = (property: 'borderColor' | 'borderInlineStartColor' | 'background') =>
  Object.fromEntries(
    Object.entries(colours).map(([kind, colour]) => [`&[data-kind="${kind}"]`, { [property]: colour }]),
  );

export const option = style({
  display: 'grid',
  gap: space(2),
  padding: `${space(6)} ${space(8)}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineStart: `${px(4)} solid transparent`,
  cursor: 'pointer',
  selectors: {
    ...ofKind('borderInlineStartColor'),
    '&[aria-selected="true"]': { background: vars.color.accentWash },
  },
});
export const tag = style([text.small, { fontWeight: 600, color: vars.color.ink }]);
export const words = style([
  text.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
]);

export const pageView = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  // What is chosen is corrected right below the list.
  '@media': { [narrow]: { order: 1 } },
  // Drawn nowhere: `useDarkMark` reads from it which colour scheme is in use.
  columnRuleColor: 'light-dark(#fff, #000)',
  transition: 'column-rule-color 1ms',
});
export const zoomBar = style({ display: 'flex', alignItems: 'center', gap: space(8), justifyContent: 'end' });
/** What is enlarged is moved within it; two fingers enlarge the page in place of the window. */
export const frame = style({ overflow: 'auto', touchAction: 'pan-x pan-y', ...focusRing });
/** White paper, with the colours of the light theme, as in the reader. */
export const sheet = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: '#fff',
  outline: `1px solid ${vars.color.line}`,
  colorScheme: 'light',
  direction: 'ltr',
  selectors: { '[data-dark] &': { filter: 'invert(0.93) hue-rotate(180deg)' } },
});
export const drawing = style({ position: 'absolute', inset: 0 });
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const box = style({
  position: 'absolute',
  border: '1px solid',
  cursor: 'pointer',
  selectors: {
    ...ofKind('borderColor'),
    '&:hover': { background: 'rgb(31 61 153 / 0.06)' },
    '&[data-chosen]': { outline: `${px(2)} solid ${vars.color.accent}`, background: 'rgb(31 61 153 / 0.1)' },
    '&[data-kind="ignored"]': { borderStyle: 'dashed' },
    '&[data-kind="runningHead"]': { borderStyle: 'dashed' },
    '&[data-kind="pageNumber"]': { borderStyle: 'dashed' },
  },
});
/** Beside its box, over the margin of the page. */
const besideBox = style([
  text.micro,
  {
    position: 'absolute',
    insetBlockStart: 0,
    paddingInline: space(4),
    whiteSpace: 'nowrap',
    color: vars.color.ink,
    background: 'rgb(255 255 255 / 0.85)',
    '@media': { [narrow]: { display: 'none' } },
    // Of a table that is left out there are many, one over the other.
    selectors: { [`${box}[data-kind="ignored"]:not([data-chosen], :hover) > &`]: { display: 'none' } },
  },
]);
export const boxTag = styleVariants({
  before: [besideBox, { right: '100%' }],
  after: [besideBox, { left: '100%' }],
});
export const handle = style({
  position: 'absolute',
  inlineSize: px(44),
  blockSize: px(12),
  transform: 'translateY(-100%)',
  background: vars.color.accent,
  borderRadius: `${px(4)} ${px(4)} 0 0`,
  cursor: 'ns-resize',
  touchAction: 'none',
});
export const dragLine = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: px(2),
  background: vars.color.red,
  pointerEvents: 'none',
});
