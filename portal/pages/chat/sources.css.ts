import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const sources = style({ minInlineSize: 0 });
export const head = style([
  text.ui,
  { fontWeight: 600, paddingBlockEnd: space(6), borderBlockEnd: `1px solid ${vars.color.rule}` },
]);
export const act = style({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const name = style([text.ui, { fontWeight: 600 }]);
export const title = style([text.small, { color: vars.color.ink2 }]);
export const facts = style([text.small, { color: vars.color.ink3 }]);
/** As many beside each other as there is room for: an answer may quote twenty. */
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(16),
  rowGap: space(4),
  paddingBlockStart: space(4),
});
export const place = style([
  text.ui,
  {
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ...fingerLink,
    ...focusRing,
  },
]);
