import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Legible on any page. */
export const button = style({ background: vars.color.paper });

/** There before it speaks, as a live region must be; silent, it takes no room. */
export const outcome = style([
  text.ui,
  { marginBlockStart: px(8), selectors: { '&:empty': { position: 'absolute' } } },
]);

export const gate = style({ background: vars.color.paper, color: vars.color.ink });
