import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { fieldFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const filter = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: `0 1 ${px(320)}`,
  minInlineSize: px(200),
  '@media': { print: { display: 'none' }, [below('small')]: { flexBasis: '100%' } },
});

export const filterIcon = style({
  position: 'absolute',
  insetInlineStart: px(10),
  color: vars.color.ink3,
  pointerEvents: 'none',
});

export const filterInput = style([
  text.ui,
  {
    inlineSize: '100%',
    minBlockSize: px(36),
    paddingInline: `${space(36)} ${space(36)}`,
    background: vars.color.paper,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink,
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    ...fieldFocusRing,
  },
]);

export const clear = style({ position: 'absolute', insetInlineEnd: px(2) });
