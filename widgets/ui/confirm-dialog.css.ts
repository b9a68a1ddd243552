import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The primary button of an action that loses something permanently. */
export const grave = style({
  vars: {
    [vars.color.accent]: vars.color.red,
    [vars.color.accentFill]: vars.color.red,
    [vars.color.accentOn]: vars.color.paper,
    [vars.color.accentOff]: vars.color.ink,
  },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const invalid = style([
  text.form,
  {
    color: vars.color.red,
    fontWeight: 500,
    marginBlockStart: space(16),
  },
]);
