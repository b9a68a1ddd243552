import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const keys = style([
  text.ui,
  { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${px(8)} ${px(20)}`, alignItems: 'baseline' },
]);
export const key = style([
  text.small,
  {
    display: 'inline-block',
    minInlineSize: px(22),
    padding: `${px(1)} ${px(6)}`,
    textAlign: 'center',
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
  },
]);
export const choice = style([
  text.ui,
  { display: 'flex', alignItems: 'center', gap: px(8), paddingBlockStart: px(20) },
]);
