import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');
export const inRow = style({ '@media': { [narrow]: { display: 'none' } } });
export const inMenu = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

/** The current language on a narrow screen. */
export const current = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minInlineSize: px(44),
    minBlockSize: px(32),
    color: vars.color.ink,
    fontWeight: 600,
    borderRadius: vars.radius,
    cursor: 'pointer',
    ':hover': { background: vars.color.sunk },
    ...fingerHigh,
    ...focusRing,
  },
]);

export const group = style({ display: 'flex', gap: space(6) });

export const option = style([
  text.ui,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: px(24),
    minBlockSize: px(24),
    color: vars.color.ink3,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minInlineSize: px(44), minBlockSize: px(44) } },
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: px(3),
        insetBlockEnd: px(-1),
        blockSize: px(2),
        background: vars.color.accent,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
    },
    ...focusRing,
  },
]);
