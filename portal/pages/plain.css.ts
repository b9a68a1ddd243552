import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** A page with a short text. */
export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: px(16),
  maxInlineSize: px(720),
  padding: `${px(64)} ${px(24)}`,
  marginInline: 'auto',
  '@media': { [below('medium')]: { padding: `${px(40)} ${px(16)}` } },
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
    ...focusRing,
  },
]);
