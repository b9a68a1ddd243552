import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Padding as in the head of the drawer. */
const edge = { paddingInline: px(24), '@media': { [below('small')]: { paddingInline: px(16) } } };

export const content = style({ display: 'grid', gap: px(24), paddingBlockEnd: px(24) });

export const person = style([
  text.ui,
  { ...edge, paddingBlockStart: px(16), color: vars.color.ink2, overflowWrap: 'anywhere' },
]);

/** Links that the bar shows if it has room, separated from those of the drawer alone. */
export const group = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: px(8),
  marginBlockEnd: px(8),
});

export const link = style([
  text.form,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(12),
    inlineSize: '100%',
    minBlockSize: px(40),
    paddingBlock: px(4),
    textAlign: 'start',
    position: 'relative',
    ...edge,
    color: vars.color.ink,
    '@media': { ...edge['@media'], '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '&:hover': { background: vars.color.sunk },
      '&[aria-current="page"]': {
        fontWeight: 600,
        background: vars.color.accentWash,
      },
      '&[aria-current="page"]::before': hereBeside,
      '&[aria-disabled="true"]': { color: vars.color.ink3, background: 'none', cursor: 'default' },
    },
    ...innerFocusRing,
  },
]);

export const choice = style({ ...edge, display: 'grid', gap: px(8) });
export const label = style([text.small, { color: vars.color.ink3 }]);

export const end = style({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: px(8) });
