import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Reserved until the link is there. */
export const room = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(32),
  blockSize: px(32),
  '@media': { '(pointer: coarse)': { inlineSize: px(44), blockSize: px(44) } },
});
export const link = style([
  room,
  {
    position: 'relative',
    borderRadius: vars.radius,
    color: vars.color.ink2,
    ':hover': { background: vars.color.sunk, color: vars.color.ink },
    ...focusRing,
  },
]);
/** At the corner of the icon. */
export const count = style([
  text.micro,
  {
    position: 'absolute',
    insetBlockStart: px(0),
    insetInlineStart: px(18),
    minInlineSize: px(16),
    paddingInline: space(4),
    borderRadius: px(8),
    background: vars.color.accentFill,
    color: vars.color.accentOn,
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': {
      '(pointer: coarse)': { insetBlockStart: px(4), insetInlineStart: px(24) },
      '(forced-colors: active)': { border: '1px solid currentColor' },
    },
  },
]);
