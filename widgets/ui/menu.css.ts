import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { scrollingPopup } from './popup.css.ts';

export const popup = style([scrollingPopup, { padding: `${space(4)} 0`, minInlineSize: px(160) }]);

export const item = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    inlineSize: '100%',
    minBlockSize: `calc(${px(30)} + 2 * ${vars.air})`,
    paddingBlock: space(4),
    paddingInline: space(12),
    textAlign: 'start',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '&:hover, &:focus-visible': { background: vars.color.sunk },
      '&:focus-visible': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-2) },
      '&[aria-checked="true"]': { fontWeight: 600 },
      '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'default' },
    },
  },
]);

export const label = style({ flex: 1 });
export const detail = style([
  text.small,
  {
    display: 'block',
    maxInlineSize: px(320),
    color: vars.color.ink3,
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
]);
export const note = style([text.small, { color: vars.color.ink3, fontWeight: 400 }]);

/** Below what it stands apart from. */
export const apart = style({
  marginBlockStart: space(8),
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: space(-4),
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
});
export const shortcut = style([
  text.micro,
  {
    minInlineSize: px(18),
    paddingInline: space(4),
    textAlign: 'center',
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    fontFamily: 'inherit',
  },
]);
