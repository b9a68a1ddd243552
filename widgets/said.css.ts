import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const line = style({ position: 'relative', zIndex: 1, blockSize: 0 });
/** Inside of what looks like a field, the first below. */
export const words = style([
  text.small,
  {
    position: 'absolute',
    insetBlockStart: px(13),
    insetInlineEnd: px(21),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: px(30),
    paddingInline: space(8),
    background: vars.color.paper,
    color: vars.color.ink2,
    pointerEvents: 'none',
    '@media': { [byTouch]: { minBlockSize: px(42) } },
  },
]);
