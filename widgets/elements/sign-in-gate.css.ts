import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { text } from '#styles/type.css.ts';

/** The width of the sign-in card (specification of access, section 9). */
export const gate = style({
  maxInlineSize: px(450),
  marginInline: 'auto',
  padding: space(20),
  display: 'grid',
  gap: space(20),
});

export const title = style([text.title]);
