import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const mark = style([
  text.noteMark,
  {
    lineHeight: 0,
    paddingInline: px(1.5),
    borderRadius: vars.radius,
    fontStyle: 'normal',
    cursor: 'help',
    selectors: {
      // Touch target of at least 24 × 24 that does not move the line.
      '&::after': { content: '""', position: 'absolute', inset: `${px(-10)} ${px(-5)}` },
      '&:hover': { textDecoration: 'underline' },
    },
    ...focusRing,
  },
]);

export const list = style([
  text.small,
  {
    marginBlockStart: px(10),
    paddingBlockStart: px(8),
    color: vars.color.ink2,
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        inlineSize: px(64),
        borderBlockStart: `1px solid ${vars.color.line2}`,
        marginBlockEnd: px(6),
      },
    },
  },
]);
export const note = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${px(28)}, max-content) 1fr`,
  columnGap: px(4),
  overflowWrap: 'anywhere',
});
export const number = style({ color: vars.color.ink3 });
// 600, since a host's font without a medium weight would show 500 as regular.
globalStyle(`${note} b`, { fontWeight: 600 });
