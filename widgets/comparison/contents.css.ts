import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const filter = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(8),
    flex: 'none',
    minBlockSize: px(36),
    paddingInline: px(24),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
export const box = style({
  flex: 'none',
  inlineSize: px(14),
  blockSize: px(14),
  margin: 0,
  accentColor: vars.color.accent,
  ...focusRing,
});
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${px(6)} ${px(16)}`,
});
/** Acts have hundreds of entries: those outside the view are not laid out. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${px(26)} + 2 * ${vars.air})`,
  '@media': { '(pointer: coarse)': { containIntrinsicBlockSize: `auto ${px(44)}` } },
});
export const entry = style([
  text.ui,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: px(8),
    inlineSize: '100%',
    minBlockSize: `calc(${px(26)} + 2 * ${vars.air})`,
    paddingBlock: px(3),
    paddingInline: `${px(24)} ${px(12)}`,
    textAlign: 'start',
    color: vars.color.ink,
    selectors: {
      '&:hover': { background: vars.color.sunk },
      '&[aria-current]': { background: vars.color.accentWash, fontWeight: 600 },
      '&[aria-current]::before': hereBeside,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingBlock: px(12) } },
    ...innerFocusRing,
  },
]);
export const outer = style({ fontWeight: 600, marginBlockStart: px(6) });
export const dimmed = style({ color: vars.color.ink3 });
export const name = style({
  minInlineSize: 0,
  // A letter in italics at the end ("Art. 3f") extends beyond its own width.
  paddingInlineEnd: px(3),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-current] > &, :focus-visible > &': { whiteSpace: 'normal' } },
});
globalStyle(`${name} sup`, {
  position: 'relative',
  top: '-0.4em',
  fontSize: '0.75em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
export const number = style({ whiteSpace: 'nowrap' });
export const struck = style({ textDecoration: 'line-through' });
export const mark = style([
  text.micro,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(5),
    flex: 'none',
    color: vars.color.ink2,
    fontWeight: 400,
  },
]);
/** Shapes distinguish the kinds of change; the text after them says the same. */
const shape = style({ flex: 'none', inlineSize: px(8), blockSize: px(8), forcedColorAdjust: 'none' });
export const sign = styleVariants({
  changed: [shape, { background: vars.color.accent, borderRadius: '50%' }],
  new: [shape, { background: vars.color.accent }],
  repealed: [shape, { blockSize: px(2), background: vars.color.ink }],
  moved: [shape, { border: `2px solid ${vars.color.accent}`, borderRadius: '50%' }],
  renumbered: [shape, { border: `2px solid ${vars.color.accent}` }],
});
