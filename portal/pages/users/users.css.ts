import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The bar above a table: the strong line below it, as in the pictures. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(8)} ${px(16)}`,
  minBlockSize: px(52),
  paddingInline: px(24),
  paddingBlock: px(8),
  '@media': { [below('medium')]: { paddingInline: px(16) } },
});

export const title = style([text.title]);
export const count = style([text.ui, { color: vars.color.ink3 }]);

export const views = style({ display: 'flex', gap: px(16), marginInlineStart: 'auto' });

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
    ...focusRing,
  },
]);
