import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

const bar = 56;
const letterBar = 40;
const narrow = below('medium');

export const skeleton = style({ display: 'grid', gap: space(24), paddingBlockStart: space(44) });

/** The documents stay visible beside a long list. */
export const texts = style({
  '@media': {
    [from('medium')]: {
      position: 'sticky',
      insetBlockStart: px(bar + 20),
      maxBlockSize: `calc(100dvh - ${px(bar + 40)})`,
      overflowY: 'auto',
    },
  },
});
export const textName = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
});

export const letters = style({
  position: 'sticky',
  insetBlockStart: px(bar),
  zIndex: zOrder.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: px(letterBar),
  alignItems: 'center',
  paddingInline: `${space(36)} ${space(24)}`,
  background: vars.color.paper,
  boxShadow: `inset 0 -1px ${vars.color.rule}`,
  '@media': {
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
    print: { display: 'none' },
    [below('large')]: { paddingInline: space(16) },
    // All of them in sight: in three lines, which would take too much of a phone if they stayed there.
    [narrow]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      paddingInline: space(8),
    },
  },
});

export const letter = style([
  text.ui,
  {
    flex: 'none',
    minInlineSize: px(28),
    minBlockSize: px(28),
    paddingInline: space(4),
    color: vars.color.ink2,
    textAlign: 'center',
    borderRadius: vars.radius,
    selectors: {
      '&:hover:enabled': { background: vars.color.sunk, color: vars.color.ink },
      '&:disabled': { color: vars.color.ink3, opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: px(44), minBlockSize: px(44) },
      [narrow]: { minInlineSize: 0, minBlockSize: px(44) },
    },
    ...innerFocusRing,
  },
]);

export const rest = style([text.small, { paddingBlockStart: space(16), color: vars.color.ink3 }]);

export const section = style({
  display: 'grid',
  gridTemplateColumns: `${px(40)} minmax(0, 1fr)`,
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    // In a grid the letter could end a page alone.
    print: { display: 'block' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/**
 * In a long glossary, distant sections are not laid out; their height is estimated from the number of terms.
 */
export const far = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(var(--reg-terms) * ${px(120)})`,
  '@media': {
    print: { contentVisibility: 'visible' },
    [narrow]: { containIntrinsicBlockSize: `auto calc(var(--reg-terms) * ${px(180)})` },
  },
});

export const sectionHead = style([
  text.lawHead,
  {
    paddingBlockStart: space(16),
    scrollMarginBlockStart: px(bar + letterBar),
    outline: 'none',
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);

export const terms = style({ margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${px(232)}) minmax(0, 1fr)`,
  columnGap: space(24),
  paddingBlock: space(16),
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    print: { breakInside: 'avoid' },
    [below('large')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(4) },
  },
});

export const term = style([
  text.form,
  { fontWeight: 600, lineHeight: px(23), overflowWrap: 'break-word', hyphens: 'auto' },
]);
/** In the line of the term, which it makes no higher. */
export const watch = style({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'top',
  inlineSize: px(24),
  blockSize: px(24),
  marginInlineStart: space(4),
  color: vars.color.ink3,
  borderRadius: vars.radius,
  ':hover': { background: vars.color.accentWash, color: vars.color.accent },
  '@media': { print: { display: 'none' }, [byTouch]: { inlineSize: px(44), blockSize: px(44) } },
  ...innerFocusRing,
});
export const also = style({ color: vars.color.ink2, fontWeight: 400 });

export const meaning = style({
  gridColumn: -2,
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: px(600),
  selectors: { '& + &': { paddingBlockStart: space(12) } },
});
export const definition = style([text.lawSnippet, { overflowWrap: 'break-word' }]);
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  '@media': { print: { display: 'block' } },
});

export const more = style([
  text.small,
  {
    minBlockSize: px(24),
    color: vars.color.accent,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: px(3) } },
    '@media': { print: { display: 'none' }, '(pointer: coarse)': { minBlockSize: px(44) } },
    ...innerFocusRing,
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(6)} ${space(16)}`,
  paddingBlockStart: space(6),
});

export const place = style([
  text.small,
  {
    display: 'inline-block',
    minBlockSize: px(24),
    lineHeight: px(24),
    color: vars.color.accent,
    '@media': { [byTouch]: { minBlockSize: px(44), lineHeight: px(44) } },
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: px(3) } },
    ...innerFocusRing,
  },
]);

export const translations = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(12)}`,
  minInlineSize: 0,
});
export const translation = style([
  text.micro,
  {
    maxInlineSize: '100%',
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
]);
export const translationLanguage = style({ color: vars.color.ink3, fontWeight: 500 });
