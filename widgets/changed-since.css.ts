import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const changed = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    inlineSize: 'fit-content',
    // Below the text of an item, whose number is a column of its own.
    gridColumn: '-2 / -1',
    color: vars.color.ink2,
    fontWeight: 400,
    // What people copy is the text of the law.
    userSelect: 'none',
  },
]);
export const sign = style({ color: vars.color.amber });
