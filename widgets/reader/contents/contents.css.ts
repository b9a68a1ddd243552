import { globalStyle, style } from '@vanilla-extract/css';
import { fieldFocusRing, innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const contents = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 });
export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: px(48),
    paddingInline: `${px(24)} ${px(12)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const title = style({ fontWeight: 600, flex: 1 });
export const filter = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(6),
  flex: 'none',
  margin: `${px(12)} ${px(16)} ${px(6)} ${px(24)}`,
  color: vars.color.ink3,
  borderBlockEnd: `1px solid ${vars.color.line2}`,
});
export const field = style([
  text.ui,
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: px(32),
    border: 0,
    background: 'none',
    color: vars.color.ink,
    selectors: { '&::placeholder': { color: vars.color.ink3, opacity: 1 } },
    ...fieldFocusRing,
  },
]);
export const list = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${px(6)} ${px(16)}`,
});
export const row = style([
  text.ui,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${px(16)} minmax(${px(40)}, max-content) 1fr auto`,
    alignItems: 'start',
    minBlockSize: `calc(${px(26)} + 2 * ${vars.air})`,
    paddingBlock: `calc(${px(3)} + ${vars.air})`,
    paddingInline: `calc(${px(8)} + var(--reg-inset) * ${px(10)}) ${px(16)}`,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.sunk },
      '&[aria-current]': { color: vars.color.ink, fontWeight: 600, background: vars.color.accentWash },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingBlock: px(12) } },
    ...innerFocusRing,
  },
]);
export const outer = style({ color: vars.color.ink });
export const around = style({ color: vars.color.ink, fontWeight: 600 });
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: px(20),
  inlineSize: px(16),
  marginInlineStart: px(-2),
  color: vars.color.ink3,
  transition: `rotate ${vars.motion.short}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});
export const number = style({ paddingInlineEnd: px(8), whiteSpace: 'nowrap', color: vars.color.ink });
export const repealedNumber = style({ textDecoration: 'line-through', color: vars.color.ink3 });
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // The current entry wraps instead of being cut off; others do so on hover and focus.
    '[aria-current] > &, [data-around] > &, :focus-visible > &': { whiteSpace: 'normal' },
  },
});
export const muted = style({ color: vars.color.ink3, fontWeight: 400 });
export const range = style([
  text.micro,
  { lineHeight: px(20), paddingInlineStart: px(8), color: vars.color.ink3, fontWeight: 400 },
]);
/** The bar that moves to the row of the current article. */
export const travelling = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  zIndex: 1,
  inlineSize: px(3),
  background: vars.color.accent,
  transition: `translate ${vars.motion.move}, block-size ${vars.motion.move}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

/** Superscript signs, which must not make a row higher. */
export const raised = style({});
globalStyle(`${raised} sup`, {
  position: 'relative',
  top: '-0.4em',
  fontSize: '0.75em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
