import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The date field, its button, and the error below both. */
export const atDay = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: space(8),
  paddingBlockStart: space(16),
});
/** Aligns the button with the field, not with its label. */
export const readDay = style({ marginBlockStart: space(24) });
export const readFirst = style({ gridColumn: '1 / -1', justifySelf: 'start' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    // The line of time between two dots.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: px(4.5),
      insetBlock: 0,
      borderInlineStart: `1px solid ${vars.color.line2}`,
    },
    '&:first-child::before': { insetBlockStart: '50%' },
    '&:last-child::before': { insetBlockEnd: '50%' },
    '&:only-child::before': { display: 'none' },
    '&[data-shown]': {
      // The bar is left of the edge on which all lines begin.
      boxShadow: `inset ${px(3)} 0 ${vars.color.accent}`,
      inlineSize: `calc(100% + ${px(12)})`,
      marginInlineStart: space(-12),
      paddingInlineStart: space(12),
    },
    '&[data-shown]::before': { insetInlineStart: px(16.5) },
  },
});
export const read = style({
  display: 'grid',
  gridTemplateColumns: `${px(12)} auto 1fr`,
  alignItems: 'baseline',
  columnGap: space(8),
  minBlockSize: `calc(${px(36)} + 2 * ${vars.air})`,
  paddingBlock: `calc(${space(8)} + ${vars.air})`,
  textAlign: 'start',
  color: vars.color.ink,
  '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&[aria-current]': { fontWeight: 600 },
  },
  ...innerFocusRing,
});
/** The acts because of which a version exists, below its date. */
export const amendments = style([
  text.small,
  {
    gridColumn: '1 / -1',
    paddingBlockEnd: space(8),
    // Under the date, behind the dot and its gap.
    paddingInlineStart: space(20),
    color: vars.color.ink2,
  },
]);
export const source = style({ color: vars.color.accent, textDecoration: 'underline' });
export const date = style({ whiteSpace: 'nowrap' });
export const note = style([
  text.small,
  { color: vars.color.ink3, fontWeight: 400, textAlign: 'end', paddingInlineEnd: space(6) },
]);
/** The dot of a version; filled if the version changed the article, which the text says too. */
export const dot = style({
  position: 'relative',
  inlineSize: px(9),
  blockSize: px(9),
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-marked]': { background: vars.color.ink, borderColor: vars.color.ink },
    [`${read}[aria-current] &`]: { background: vars.color.accent, borderColor: vars.color.accent },
  },
});
