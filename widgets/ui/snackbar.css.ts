import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

export const stack = style({
  position: 'fixed',
  insetInline: px(16),
  insetBlockEnd: px(48),
  zIndex: zOrder.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: space(8),
  pointerEvents: 'none',
  // On a phone the tools of what is read are at the bottom: two rows of them stay free.
  '@media': { [below('small')]: { insetBlockEnd: px(128) } },
});

const message = style([
  text.form,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
    maxInlineSize: px(560),
    padding: `${space(8)} ${space(8)} ${space(8)} ${space(16)}`,
    borderRadius: vars.radius,
    border: '1px solid transparent',
    boxShadow: vars.shadow.pop,
    pointerEvents: 'auto',
  },
]);

export const kind = styleVariants({
  success: [message, { background: vars.color.accentFill, color: vars.color.accentOn }],
  error: [message, { background: vars.color.red, color: vars.color.paper }],
});

export const button = style([
  text.ui,
  {
    minBlockSize: px(28),
    minInlineSize: 'max-content',
    display: 'grid',
    placeItems: 'center',
    paddingInline: space(6),
    fontWeight: 600,
    color: 'inherit',
    ':focus-visible': { outline: `${px(2)} solid currentColor`, outlineOffset: px(-2) },
  },
]);
/** The key that leads to the button before it; fingers have no use for it. */
export const key = style([
  text.small,
  {
    // Only a frame, since it stands on two grounds.
    outline: '1px solid',
    '@media': { [byTouch]: { display: 'none' } },
  },
]);
