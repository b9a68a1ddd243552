import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The date field, its button, and the error below both. */
export const atDay = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: px(8),
  paddingBlockStart: px(16),
});
/** Aligns the button with the field, not with its label. */
export const readDay = style({ marginBlockStart: px(24) });
export const readFirst = style({ gridColumn: '1 / -1', justifySelf: 'start' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
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
      marginInlineStart: px(-12),
      paddingInlineStart: px(12),
    },
    '&[data-shown]::before': { insetInlineStart: px(16.5) },
  },
});
export const read = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'baseline',
  columnGap: px(10),
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${px(36)} + 2 * ${vars.air})`,
  paddingBlock: `calc(${px(8)} + ${vars.air})`,
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
    flexBasis: '100%',
    paddingBlockEnd: px(8),
    paddingInlineStart: px(19),
    color: vars.color.ink2,
  },
]);
export const source = style({ color: vars.color.accent, textDecoration: 'underline' });
export const date = style({ whiteSpace: 'nowrap' });
export const note = style([
  text.small,
  { color: vars.color.ink3, fontWeight: 400, textAlign: 'end', paddingInlineEnd: px(6) },
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
