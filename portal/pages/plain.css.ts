import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const words = style([text.form, { color: vars.color.ink2 }]);

export const link = style([
  text.form,
  {
    color: vars.color.accent,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ':hover': { textDecorationThickness: px(2) },
    // A short word too is wide enough for a finger.
    '@media': {
      [byTouch]: { ...fingerLink['@media'][byTouch], display: 'inline-block', minInlineSize: px(44) },
    },
    ...focusRing,
  },
]);
