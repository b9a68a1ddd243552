import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(20) });
export const stepTitle = style([text.title]);
export const words = style([text.form, { color: vars.color.ink2 }]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(20) });
export const link = style([
  text.form,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: px(24),
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ...fingerHigh,
    ...focusRing,
  },
]);
