import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const ahead = style([
  text.small,
  {
    display: 'grid',
    gap: space(4),
    inlineSize: 'fit-content',
    // Below the text of an item, whose number is a column of its own.
    gridColumn: '-2 / -1',
    color: vars.color.ink2,
    fontWeight: 400,
    // What people copy is the text of the law.
    userSelect: 'none',
    // Paper has the law; the work of an organisation on it is of the screen.
    '@media': { print: { display: 'none' } },
  },
]);
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space(8) });
export const sign = style({ flex: 'none', alignSelf: 'center', color: vars.color.amber });
export const link = style([
  {
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ...fingerLink,
    ...focusRing,
  },
]);
