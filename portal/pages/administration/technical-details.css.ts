import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const details = style([text.ui, { marginBlockStart: space(12) }]);
export const summary = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(6),
    inlineSize: 'fit-content',
    listStyle: 'none',
    paddingBlock: space(4),
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.ink }, '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [byTouch]: { minBlockSize: px(44), paddingBlock: space(12) } },
    ...focusRing,
  },
]);
export const arrow = style({ selectors: { '[open] > * > &': { rotate: '90deg' } } });
