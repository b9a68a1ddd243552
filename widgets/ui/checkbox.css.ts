import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const field = style({ display: 'grid', gap: px(4) });
export const line = style([
  text.form,
  {
    display: 'flex',
    gap: px(10),
    alignItems: 'flex-start',
    minBlockSize: px(24),
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.ink2, cursor: 'default' } },
  },
]);
/** In line with the words above it. */
export const hint = style([
  text.small,
  { color: vars.color.ink3, marginInlineStart: px(28), marginBlockStart: px(-4) },
]);
export const box = style({
  flex: 'none',
  inlineSize: px(18),
  blockSize: px(18),
  margin: `${px(3)} 0 0`,
  accentColor: vars.color.accent,
  ...focusRing,
});
