import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { popup as popupBox } from '../ui/popup.css.ts';

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
  popupBox,
  text.ui,
  {
    inlineSize: px(248),
    overflow: 'visible',
  },
]);
/** The periods that have names. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const days = style({ display: 'grid', gap: space(12), justifyItems: 'start' });
