import { style } from '@vanilla-extract/css';
import { fieldFocusRing, innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const contents = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 });
export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: px(48),
    paddingInline: `${space(24)} ${space(12)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const title = style({ fontWeight: 600, flex: 1 });
export const narrowing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  flex: 'none',
  margin: `${space(12)} ${space(16)} ${space(6)} ${space(24)}`,
});
export const filter = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  flex: 1,
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
    ...fingerHigh,
    ...fieldFocusRing,
  },
]);
export const empty = style([text.ui, { margin: `${space(12)} ${space(24)}`, color: vars.color.ink3 }]);
export const list = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space(6)} ${space(16)}`,
});
export const row = style([
  text.ui,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${px(16)} minmax(0, 1fr)`,
    alignItems: 'start',
    minBlockSize: `calc(${px(26)} + 2 * ${vars.air})`,
    paddingBlock: `calc(${space(4)} + ${vars.air})`,
    paddingInline: `calc(${space(8)} + var(--reg-inset) * ${space(12)}) ${space(16)}`,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.sunk },
      '&[aria-current]': { color: vars.color.ink, fontWeight: 600, background: vars.color.accentWash },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingBlock: space(12) } },
    ...innerFocusRing,
  },
]);
export const article = style({
  gridTemplateColumns: `${px(16)} minmax(${px(60)}, max-content) minmax(0, 1fr)`,
});
export const outer = style({ color: vars.color.ink });
export const around = style({ color: vars.color.ink, fontWeight: 600 });
export const quiet = style({ color: vars.color.ink3 });
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: px(20),
  inlineSize: px(16),
  marginInlineStart: space(-2),
  color: vars.color.ink3,
  transition: `rotate ${vars.motion.short}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});
export const words = style({
  minInlineSize: 0,
  // Long German words break at a syllable, or anywhere before they are cut off.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
/** The number of an article, before its title. */
export const number = style({
  paddingInlineEnd: space(8),
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  selectors: { [`${quiet} > &`]: { color: 'inherit' } },
});
/** The line above the title of a section: its number, and its articles. */
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(8)}`,
});
export const kind = style([text.small, { lineHeight: px(20), color: vars.color.ink3, fontWeight: 400 }]);
export const repealedNumber = style({ textDecoration: 'line-through', color: vars.color.ink3 });
export const name = style({ display: 'inline' });
/** What ends the first line of a title that has no line above it; the title continues below. */
export const aside = style({ float: 'inline-end', paddingInlineStart: space(8) });
export const detail = style([text.small, { display: 'block', color: vars.color.ink3, fontWeight: 400 }]);
export const muted = style({ color: vars.color.ink3, fontWeight: 400 });
export const range = style([text.micro, { lineHeight: px(20), color: vars.color.ink3, fontWeight: 400 }]);
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
