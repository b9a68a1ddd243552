import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Looks like the fields of other filters. */
export const period = style({
  textAlign: 'start',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const unset = style({ color: vars.color.ink3 });
export const popup = style([
  text.ui,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: space(12),
    inlineSize: px(248),
    maxInlineSize: 'calc(100vw - 16px)',
    overflow: 'visible',
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.pop,
  },
]);
/** The periods that have names. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const days = style({ display: 'grid', gap: space(12), justifyItems: 'start' });
