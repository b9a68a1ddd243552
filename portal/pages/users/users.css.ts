import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const views = style({
  display: 'flex',
  gap: space(16),
  '@media': { print: { display: 'none' } },
});

export const view = style([
  text.ui,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: px(32),
    color: vars.color.ink2,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-current]::after': hereBelow,
    },
    ...fingerHigh,
    ...focusRing,
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: space(12) });
/** On a line of its own, the icon that begins it is aligned with the title. */
export const actionsAfterIcon = style([
  actions,
  {
    '@media': {
      [below('medium')]: { marginInlineStart: space(-8) },
      [`${below('medium')} and ${byTouch}`]: { marginInlineStart: space(-16) },
    },
  },
]);
/** Reserves the place of an action that this row does not have, so that the others stay in their columns. */
export const absent = style({ visibility: 'hidden' });

const coloured = (color: string) => ({ selectors: { '&&&&': { color, opacity: 1 } } });
/** More specific than the colours of the button, also on hover. */
export const actionState = styleVariants({
  sending: {},
  over: {},
  done: coloured(vars.color.accent),
  failed: coloured(vars.color.red),
});

export const expired = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  color: vars.color.red,
  fontWeight: 600,
});
export const expiredWord = style([text.micro, { fontWeight: 600 }]);

export const dialog = style([text.form, { display: 'grid', gap: space(16), overflowWrap: 'anywhere' }]);
