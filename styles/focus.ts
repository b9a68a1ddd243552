import { px } from './px.ts';
import { vars } from './theme.css.ts';

const ring = (offset: number) => ({
  ':focus-visible': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(offset) },
});

/** Focus ring of buttons, links and other controls. */
export const focusRing = ring(2);
/** Focus ring of fields: on their edge, so that nothing moves. */
export const fieldFocusRing = ring(-1);
/** Focus ring of rows and bars that fill their container: inside, where it is not clipped. */
export const innerFocusRing = ring(-2);
