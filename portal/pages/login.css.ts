import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const sideLink = style({
  color: vars.color.accent,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
  ...fingerLink,
  ...focusRing,
});

/** A word between two lines. */
export const or = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
    marginBlock: space(20),
    color: vars.color.ink3,
    '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
    '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
]);
