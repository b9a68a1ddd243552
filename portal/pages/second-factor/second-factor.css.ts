import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  maxInlineSize: px(450),
});
export const words = style([text.form, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const title = style([text.dialog]);
/** Black on white in dark mode too: authenticators read no inverted codes. */
export const qr = style({
  inlineSize: px(220),
  maxInlineSize: '100%',
  blockSize: 'auto',
  background: '#fff',
  fill: '#000',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
});
export const codes = style([
  text.form,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${px(190)}, 1fr))`,
    gap: `${space(8)} ${space(20)}`,
    padding: space(16),
    margin: 0,
    listStyle: 'none',
    fontFamily: 'ui-monospace, monospace',
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    userSelect: 'all',
  },
]);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
