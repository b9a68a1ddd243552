import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Above a link that covers its row, so that a mouse can rest on the tag. */
export const around = style({ position: 'relative', display: 'inline-flex', flex: 'none' });
export const tag = style([
  text.micro,
  {
    paddingInline: space(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
  },
]);
