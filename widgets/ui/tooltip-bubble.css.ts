import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const bubble = style([
  text.small,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    border: `1px solid ${vars.color.ink}`,
    borderRadius: vars.radius,
    padding: `${space(4)} ${space(8)}`,
    maxInlineSize: `min(${px(360)}, calc(100vw - 16px))`,
    background: vars.color.ink,
    color: vars.color.paper,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
]);

export const key = style([text.micro, { marginInlineStart: space(8), opacity: 0.8 }]);
