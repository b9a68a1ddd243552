import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const files = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(8),
    minInlineSize: 0,
    position: 'relative',
    outline: 'none',
  },
]);
export const label = style([text.small, { color: vars.color.ink3, fontWeight: 400 }]);
export const faint = style({ color: vars.color.ink3 });
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(6),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const row = style({ display: 'flex', alignItems: 'center', gap: space(8), minInlineSize: 0 });
export const name = style({ display: 'grid', flex: 1, minInlineSize: 0, justifyItems: 'start' });
export const open = style([
  text.ui,
  {
    textAlign: 'start',
    color: vars.color.accent,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const uploadName = style({ overflowWrap: 'anywhere' });
export const facts = style([text.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  '@media': { print: { display: 'none' } },
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const progress = style({ inlineSize: '100%', blockSize: px(4), accentColor: vars.color.accent });
export const adding = style({
  display: 'grid',
  gap: space(4),
  padding: space(8),
  border: `1px dashed ${vars.color.line2}`,
  borderRadius: vars.radius,
  '@media': { print: { display: 'none' } },
});
export const dropping = style([
  adding,
  { borderColor: vars.color.accent, borderStyle: 'solid', background: vars.color.sunk },
]);
