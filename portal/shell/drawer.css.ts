import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Padding as in the head of the drawer. */
const edge = { paddingInline: space(24), '@media': { [below('small')]: { paddingInline: space(16) } } };

export const content = style({ display: 'grid', gap: space(24), paddingBlockEnd: space(24) });

export const person = style([
  text.ui,
  { ...edge, paddingBlockStart: space(16), color: vars.color.ink2, overflowWrap: 'anywhere' },
]);

/** Links that the bar shows if it has room, separated from those of the drawer alone. */
export const group = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: space(8),
  marginBlockEnd: space(8),
});

export const link = style([
  text.form,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
    inlineSize: '100%',
    minBlockSize: px(40),
    paddingBlock: space(4),
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

/** The name of an entry, with its keys at the end of the line; by touch there are none. */
export const entry = style({ flex: 1 });
export const keyCap = style([
  text.micro,
  {
    flex: 'none',
    paddingInline: space(4),
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    fontWeight: 500,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
]);

export const choice = style({ ...edge, display: 'grid', gap: space(8) });
export const label = style([text.small, { color: vars.color.ink3 }]);

export const end = style({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space(8) });
