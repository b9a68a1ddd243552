import { keyframes, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const around = style({
  position: 'relative',
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const form = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style([
  text.ui,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: px(36),
    paddingInline: `${space(36)} ${space(40)}`,
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      '&:hover': { borderColor: vars.color.ink3 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&[aria-invalid="true"]': { borderColor: vars.color.red },
      '&:focus': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-1) },
    },
    '@media': { '(width < 960px)': { blockSize: px(40) }, '(pointer: coarse)': { blockSize: px(44) } },
  },
]);

const turn = keyframes({ to: { rotate: '1turn' } });

export const icon = style({
  position: 'absolute',
  insetInlineStart: px(11),
  display: 'flex',
  color: vars.color.ink,
  pointerEvents: 'none',
});
export const busy = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const end = style({
  position: 'absolute',
  insetInlineEnd: px(2),
  display: 'flex',
  alignItems: 'center',
});
export const shortcut = style({
  marginInlineEnd: space(8),
  pointerEvents: 'none',
  '@media': { '(width < 960px)': { display: 'none' } },
});

export const keyCap = style([
  text.micro,
  {
    display: 'inline-block',
    minInlineSize: px(18),
    paddingInline: space(4),
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    color: vars.color.ink2,
    textAlign: 'center',
    fontWeight: 500,
  },
]);
