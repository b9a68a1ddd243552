import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The primary button of an action that loses something permanently. */
export const grave = style({
  vars: { [vars.color.accent]: vars.color.red, [vars.color.accentOn]: vars.color.paper },
});
