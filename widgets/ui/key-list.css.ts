import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const keys = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space(8)} ${space(20)}`,
    alignItems: 'baseline',
  },
]);
export const key = style([
  text.small,
  {
    display: 'inline-block',
    minInlineSize: px(22),
    padding: `${space(2)} ${space(6)}`,
    textAlign: 'center',
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
  },
]);
export const choice = style([
  text.ui,
  { display: 'flex', alignItems: 'center', gap: space(8), paddingBlockStart: space(20) },
]);
