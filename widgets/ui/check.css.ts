import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/**
 * The one look of checkboxes and radio buttons, drawn here since the browser's own are grey on a dark background, as
 * if they were disabled.
 */
export const check = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(16),
  blockSize: px(16),
  margin: 0,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  background: vars.color.paper,
  color: vars.color.paper,
  cursor: 'inherit',
  forcedColorAdjust: 'none',
  // Printers leave out backgrounds, and what is ticked with them.
  printColorAdjust: 'exact',
  selectors: {
    '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
    '&:disabled': { background: vars.color.sunk, borderColor: vars.color.line },
    '&:checked:disabled': { background: vars.color.ink3, borderColor: vars.color.ink3 },
    '&:checked::after': {
      content: '""',
      inlineSize: px(8),
      blockSize: px(4),
      marginBlockStart: space(-2),
      borderInlineStart: `${px(1.5)} solid currentColor`,
      borderBlockEnd: `${px(1.5)} solid currentColor`,
      rotate: '-45deg',
    },
    // A radio button: a ring with a dot.
    '&[type="radio"]': { borderRadius: '50%' },
    '&[type="radio"]:checked': {
      background: vars.color.paper,
      borderColor: vars.color.ink,
      color: vars.color.ink,
    },
    '&[type="radio"]:checked::after': {
      inlineSize: px(6),
      blockSize: px(6),
      margin: 0,
      border: 0,
      borderRadius: '50%',
      background: 'currentColor',
    },
  },
  ...focusRing,
});
