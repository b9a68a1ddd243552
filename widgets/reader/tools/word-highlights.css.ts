import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';

/** Over the end of the column, so that the text does not move when it appears or disappears. */
export const strip = style([
  text.small,
  {
    position: 'absolute',
    insetBlockEnd: px(12),
    insetInline: px(16),
    marginInline: 'auto',
    inlineSize: 'fit-content',
    zIndex: zOrder.paragraphToolbar,
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    padding: `${space(4)} ${space(4)} ${space(4)} ${space(12)}`,
    background: vars.color.paper,
    color: vars.color.ink2,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.pop,
    '@media': { print: { display: 'none' } },
  },
]);
