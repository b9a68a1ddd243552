import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const group = style({
  display: 'inline-flex',
  flex: 'none',
  // Wraps in columns that are too narrow for all options beside each other.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
});

export const wide = style({ display: 'flex' });

export const option = style([
  text.ui,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 1,
    minBlockSize: px(26),
    paddingInline: space(12),
    color: vars.color.ink2,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    forcedColorAdjust: 'none',
    // Printers leave out backgrounds, and what is chosen with them.
    printColorAdjust: 'exact',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
      '&:hover': { color: vars.color.ink },
      // Black marks the selected view; the accent colour is for actions and the current place.
      '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper, fontWeight: 500 },
      '&:has(:focus-visible)': {
        outline: `${px(2)} solid ${vars.color.accent}`,
        outlineOffset: px(2),
        zIndex: 1,
      },
      '&:has(:disabled)': { color: vars.color.ink3, cursor: 'default' },
    },
  },
]);

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
