import { px } from './px.ts';
import { vars } from './theme.css.ts';

const ring = (offset: number) => ({
  ':focus-visible': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(offset) },
});

/** Visible focus of everything that can be operated. */
export const focusRing = ring(2);
/** Focus of fields: on the edge, so that nothing around moves. */
export const fieldFocusRing = ring(-1);
/** Focus of rows and bars that fill their container: inside, where nothing cuts it off. */
export const innerFocusRing = ring(-2);
