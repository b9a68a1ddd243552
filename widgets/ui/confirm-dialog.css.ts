import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The primary button where something is lost for good. */
export const grave = style({
  vars: { [vars.color.accent]: vars.color.red, [vars.color.accentOn]: vars.color.paper },
});
