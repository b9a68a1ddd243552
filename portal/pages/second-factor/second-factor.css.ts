import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  maxInlineSize: px(450),
});
/** What is there without a form; its buttons have room in one line. */
export const overview = style([column, { maxInlineSize: px(560) }]);
// The focus goes there so that it is read; nothing can be done with it.
const readAtOnce = { ':focus-visible': { outline: 'none' } } as const;
export const words = style([text.form, { color: vars.color.ink2, overflowWrap: 'anywhere', ...readAtOnce }]);
export const title = style([text.dialog, readAtOnce]);
/** Of use on the device that has the app, which cannot scan its own screen. */
export const onThisDevice = style([
  text.form,
  {
    display: 'none',
    alignItems: 'center',
    justifySelf: 'start',
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ...focusRing,
    '@media': { [byTouch]: { display: 'inline-flex', minBlockSize: px(44) } },
  },
]);
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
/** All of it is visible in every width, since it may be typed by hand. */
export const copied = style([
  text.form,
  {
    flex: 1,
    minInlineSize: 0,
    padding: `${space(8)} ${space(12)}`,
    fontFamily: 'ui-monospace, monospace',
    background: vars.color.sunk,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    userSelect: 'all',
  },
]);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
