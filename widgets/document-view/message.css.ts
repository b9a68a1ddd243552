import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** A message about a text that does not exist. */
export const lost = style([
  text.form,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space(12),
    maxInlineSize: px(640),
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
]);
export const title = style([text.title, { color: vars.color.ink }]);
export const label = style([text.small, { color: vars.color.ink3, paddingBlockStart: space(4) }]);
export const names = style({
  listStyle: 'none',
  inlineSize: '100%',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** A line of the list, as high as a finger is wide where fingers point. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(16)}`,
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: space(12) } },
  ...focusRing,
});
export const link = style({
  color: vars.color.accent,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  textDecorationThickness: px(1),
  selectors: { '&:hover, a:hover > &': { textDecorationThickness: px(2) } },
  ...focusRing,
});
/** A link on a line of its own. */
export const lineLink = style([link, fingerLink]);
/** On a line of its own below the short names. */
export const longName = style([text.ui, { flexBasis: '100%', color: vars.color.ink2 }]);
export const number = style([text.ui, { color: vars.color.ink3 }]);
