import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const field = style({ display: 'grid', gap: space(4) });
export const line = style([
  text.form,
  {
    display: 'flex',
    gap: space(8),
    alignItems: 'flex-start',
    minBlockSize: px(24),
    cursor: 'pointer',
    '@media': { [byTouch]: { paddingBlock: space(8), minBlockSize: px(44) } },
    selectors: { '&:has(:disabled)': { color: vars.color.ink2, cursor: 'default' } },
  },
]);
/** Aligned with the text above it. */
export const hint = style([
  text.small,
  { color: vars.color.ink3, marginInlineStart: space(28), marginBlockStart: space(-4) },
]);
export const box = style({
  flex: 'none',
  inlineSize: px(18),
  blockSize: px(18),
  margin: `${space(4)} 0 0`,
  // Drawn here, since the browser's own box is grey on a dark background, as if it were disabled.
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:disabled': { background: vars.color.sunk, borderColor: vars.color.line },
    '&:checked:disabled': { background: vars.color.ink3, borderColor: vars.color.ink3 },
    '&:checked::after': {
      content: '""',
      inlineSize: px(5),
      blockSize: px(10),
      border: `solid ${vars.color.accentOn}`,
      borderWidth: `0 ${px(2)} ${px(2)} 0`,
      transform: `translateY(${px(-1)}) rotate(45deg)`,
    },
    '&:checked:disabled::after': { borderColor: vars.color.paper },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', selectors: { '&:checked::after': { content: 'none' } } },
  },
  ...focusRing,
});
