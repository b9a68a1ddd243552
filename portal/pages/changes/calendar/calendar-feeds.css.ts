import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const renaming = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'end',
  gap: space(8),
});
export const open = style([text.form, fingerLink, { color: vars.color.accent, ...focusRing }]);
