import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { margin } from '../law/law.css.ts';
import { narrowText } from '../law/layout.ts';

const coarse = '(pointer: coarse)';

const mark = style([
  text.small,
  {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    minInlineSize: px(24),
    minBlockSize: px(24),
    fontWeight: 400,
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    ':hover': { color: vars.color.accent },
    ...focusRing,
    '@media': {
      print: { display: 'none' },
      // A finger hits what is around it too.
      [coarse]: { minInlineSize: px(44), minBlockSize: px(44), justifyContent: 'flex-end' },
    },
  },
]);

/** Between the text and the toolbar, on the first line of the paragraph. */
export const count = style([
  mark,
  {
    insetInlineStart: `calc(100% + ${px(20)})`,
    insetBlockStart: px(6),
    // Reaches down, and that of a heading up: the first paragraph of an article may have one too.
    '@media': {
      [coarse]: { alignItems: 'flex-start', paddingBlockStart: space(12), marginBlockStart: space(-8) },
    },
    '@container': { [narrowText]: { insetInlineStart: 'auto', insetInlineEnd: px(-32) } },
  },
]);
/** The same edge, measured from the whole unit. */
export const atHeading = style([
  mark,
  {
    insetInlineStart: `calc(100% - ${px(margin - 20)})`,
    marginBlockStart: space(2),
    '@media': {
      [coarse]: { alignItems: 'flex-end', paddingBlockEnd: space(4), marginBlockStart: space(-16) },
    },
    '@container': { [narrowText]: { insetInlineStart: 'auto', insetInlineEnd: px(12) } },
  },
]);
export const here = style({ color: vars.color.accent, fontWeight: 600 });
