import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** A popover that `movePopup` places: a box above the page. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space(12),
  maxInlineSize: 'calc(100vw - 16px)',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  boxShadow: vars.shadow.pop,
});
/** The same with content that may be higher than the screen. */
export const scrollingPopup = style([popup, { maxBlockSize: 'calc(100dvh - 16px)', overflowY: 'auto' }]);
