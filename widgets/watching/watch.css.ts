import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';

/** Reserved until the button is there. */
export const room = style({
  flex: 'none',
  inlineSize: px(32),
  '@media': { '(pointer: coarse)': { inlineSize: px(44) }, print: { display: 'none' } },
});
/** Among tools, and with its word. */
export const pressed = style({ color: vars.color.accent, background: vars.color.accentWash });
