import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { scrollingPopup } from '../ui/popup.css.ts';

export const popup = style([
  scrollingPopup,
  text.ui,
  {
    inlineSize: px(296),
  },
]);

export const heading = style([
  text.small,
  { marginBlock: `${space(12)} ${space(4)}`, color: vars.color.ink3 },
]);
export const column = style({ display: 'flex', alignItems: 'center', minBlockSize: px(32) });
export const choice = style({ flex: 1, minInlineSize: 0 });
