import { style } from '@vanilla-extract/css';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { hereBelow, hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { atLeast } from './layout.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  inlineSize: '100%',
  minBlockSize: `calc(${px(24)} + 2 * ${vars.air})`,
  '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
};

export const filters = style({ display: 'grid', gap: space(20), padding: `${space(16)} 0 ${space(24)}` });
export const group = style({ minInlineSize: 0 });
export const groupHead = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(8),
    marginInline: `${space(24)} ${space(16)}`,
    paddingBlock: `${space(2)} ${space(4)}`,
    marginBlockEnd: space(4),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    fontWeight: 600,
  },
]);
export const reset = style([
  text.small,
  { color: vars.color.accent, fontWeight: 400, ':hover': { textDecoration: 'underline' }, ...focusRing },
]);

export const facet = style([
  text.ui,
  {
    ...row,
    position: 'relative',
    minBlockSize: px(26),
    paddingInline: `${space(24)} ${space(16)}`,
    color: vars.color.ink2,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.color.sunk, color: vars.color.ink },
      '&[aria-pressed="true"]': { background: vars.color.accentWash, color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::before': hereBeside,
    },
    ...innerFocusRing,
  },
]);
/** On narrow screens a line that scrolls horizontally. */
export const facetLine = style({
  display: 'flex',
  // A second line is better than cut words.
  flexWrap: 'wrap',
  gap: `0 ${space(16)}`,
  paddingInline: space(16),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const facetTab = style([
  text.ui,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    flex: 'none',
    minBlockSize: px(40),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::after': hereBelow,
    },
    ...innerFocusRing,
  },
]);

export const option = style([
  text.ui,
  {
    ...row,
    paddingInline: `${space(24)} ${space(16)}`,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&:has(:checked)': { color: vars.color.ink },
      '&:has(:focus-visible)': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-2) },
    },
  },
]);
export const optionLabel = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What is chosen or has the focus is never cut.
  selectors: {
    ':is(:checked, :focus-visible) + &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
export const count = style([
  text.ui,
  {
    marginInlineStart: 'auto',
    color: vars.color.ink3,
    fontWeight: 400,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
]);

/** The whole option shows the focus. */
export const check = style({ selectors: { '&&:focus-visible': { outline: 'none' } } });

/** The order of hits, if the line above them has no room for it. */
export const orderGroup = style({ '@container': { [atLeast(600)]: { display: 'none' } } });

export const more = style([
  text.small,
  {
    marginInline: space(24),
    minBlockSize: px(24),
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline' },
    ...focusRing,
  },
]);

export const asOf = style([
  text.ui,
  {
    paddingInline: `${space(24)} ${space(16)}`,
    paddingBlockStart: space(6),
    color: vars.color.ink2,
  },
]);
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: space(16),
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
