import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const popup = style([
  text.ui,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: space(12),
    inlineSize: px(296),
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.pop,
  },
]);

export const heading = style([
  text.small,
  { marginBlock: `${space(12)} ${space(4)}`, color: vars.color.ink3 },
]);
export const column = style({ display: 'flex', alignItems: 'center', minBlockSize: px(32) });
export const choice = style({ flex: 1, minInlineSize: 0 });
