import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const foot = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minBlockSize: px(40),
    paddingInline: `${space(24)} ${space(16)}`,
    borderBlockStart: `1px solid ${vars.color.rule}`,
    color: vars.color.ink2,
    '@container': { [below('medium')]: { paddingInline: `${space(16)} ${space(8)}` } },
    '@media': { print: { display: 'none' } },
  },
]);

export const sizes = style({ display: 'flex', alignItems: 'center', gap: space(4), marginInlineEnd: 'auto' });
export const sizesLabel = style({
  float: 'inline-start',
  marginInlineEnd: space(8),
  padding: 0,
  color: vars.color.ink3,
});

export const size = style([
  text.ui,
  {
    minInlineSize: px(28),
    minBlockSize: px(28),
    paddingInline: space(4),
    color: vars.color.ink2,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-pressed="true"]': {
        color: vars.color.ink,
        fontWeight: 600,
        boxShadow: `inset 0 ${px(-2)} ${vars.color.accent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { borderBlockEnd: '2px solid Highlight' } },
      },
      '(pointer: coarse)': { minBlockSize: px(44), minInlineSize: px(44) },
    },
    ...focusRing,
  },
]);

export const totals = style({ paddingInline: space(16) });

/** Wraps as a whole. */
export const pages = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const range = style({ marginInlineEnd: space(12), color: vars.color.ink, fontWeight: 500 });
