import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: px(16),
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style([
  text.ui,
  {
    position: 'relative',
    flex: 'none',
    minBlockSize: px(48),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-selected="true"]': { color: vars.color.ink, fontWeight: 600 },
      // The same mark for "you are here" everywhere: a bar of 3.
      '&[aria-selected="true"]::after': hereBelow,
    },
    ...innerFocusRing,
  },
]);

export const count = style({ color: vars.color.ink3, fontWeight: 400, marginInlineStart: px(4) });
