import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { boldWeight } from '#styles/letters.css.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const mark = style([
  text.noteMark,
  {
    lineHeight: 0,
    paddingInline: space(2),
    borderRadius: vars.radius,
    fontStyle: 'normal',
    cursor: 'help',
    selectors: {
      // A word joiner: no line begins with a mark. Not in the text, so that it is neither copied nor searched.
      '&::before': { content: '"\\2060"' },
      // Touch target of at least 24 × 24 that does not move the line.
      '&::after': { content: '""', position: 'absolute', inset: `${px(-10)} ${px(-5)}` },
      '&:hover': { textDecoration: 'underline' },
    },
    ...focusRing,
  },
]);

/** A text without page marks and the notes below articles. */
export const withoutHeaders = style({});

export const list = style([
  text.small,
  {
    marginBlockStart: space(8),
    paddingBlockStart: space(8),
    color: vars.color.ink2,
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        inlineSize: px(64),
        borderBlockStart: `1px solid ${vars.color.line2}`,
        marginBlockEnd: space(6),
      },
      [`${withoutHeaders} &`]: { display: 'none' },
    },
  },
]);
export const note = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${px(28)}, max-content) 1fr`,
  columnGap: space(4),
  overflowWrap: 'anywhere',
  // 600, since a host's font without a medium weight would show 500 as regular.
  vars: { [boldWeight]: '600' },
});
export const number = style({ color: vars.color.ink3 });
