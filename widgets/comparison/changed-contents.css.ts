import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { check } from '../ui/check.css.ts';

export const filter = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    flex: 'none',
    minBlockSize: px(32),
    paddingInline: space(24),
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
export const box = check;
export const mark = style([
  text.micro,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    color: vars.color.ink2,
    fontWeight: 400,
    lineHeight: px(20),
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
