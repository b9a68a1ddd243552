import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const marks = style([
  text.micro,
  { display: 'inline-flex', gap: space(6), alignItems: 'baseline', color: vars.color.ink3 },
]);
/** How an article stands, by its form first: colours are not seen by all. */
export const state = style({ color: vars.color.ink2 });
export const failing = style({ color: vars.color.red });
export const summary = style([text.small, { margin: `0 ${space(24)} ${space(6)}`, color: vars.color.ink3 }]);
