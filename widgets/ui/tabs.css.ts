import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  // Where they do not fit beside each other, a second line is better than cut words.
  flexWrap: 'wrap',
  gap: `0 ${space(12)}`,
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

export const count = style({ color: vars.color.ink3, fontWeight: 400, marginInlineStart: space(4) });

export const mark = style({
  display: 'inline-block',
  inlineSize: px(6),
  blockSize: px(6),
  marginInlineStart: space(4),
  verticalAlign: 'middle',
  borderRadius: '50%',
  background: vars.color.amber,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
