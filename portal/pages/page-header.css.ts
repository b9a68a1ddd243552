import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The bar above a page: title, count and actions. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(8)} ${px(16)}`,
  minBlockSize: px(52),
  paddingInline: px(24),
  paddingBlock: px(8),
  '@media': { [below('medium')]: { paddingInline: px(16) } },
});
export const title = style([text.title]);
export const count = style([text.ui, { color: vars.color.ink3 }]);
