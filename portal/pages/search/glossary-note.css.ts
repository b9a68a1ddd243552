import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const note = style([
  text.ui,
  {
    paddingBlockStart: space(12),
    paddingInline: `${space(40)} ${space(24)}`,
    '@media': { [below('medium')]: { paddingInline: space(16) } },
  },
]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.accent,
  fontWeight: 500,
  ':hover': { textDecoration: 'underline' },
  ...fingerHigh,
  ...focusRing,
});
