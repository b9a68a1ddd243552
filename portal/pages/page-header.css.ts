import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The bar above a page: title, count and actions. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(8)} ${space(16)}`,
  minBlockSize: px(52),
  paddingInline: space(24),
  paddingBlock: space(8),
  '@media': { [below('medium')]: { paddingInline: space(16) } },
});
export const title = style([text.title]);
export const count = style([text.ui, { color: vars.color.ink3 }]);
