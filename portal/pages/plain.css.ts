import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

/** A page with a short text. */
export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(16),
  maxInlineSize: px(720),
  padding: `${space(64)} ${space(24)}`,
  marginInline: 'auto',
  '@media': { [below('medium')]: { padding: `${space(40)} ${space(16)}` } },
});

export const words = style([text.form, { color: vars.color.ink2 }]);

export const link = style([
  text.form,
  {
    color: vars.color.accent,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ':hover': { textDecorationThickness: px(2) },
    ...fingerLink,
    ...focusRing,
  },
]);
