import { style } from '@vanilla-extract/css';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const view = style([
  text.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...innerFocusRing },
]);
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  padding: `${space(12)} ${space(20)}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const pad = style({ padding: `${space(12)} ${space(20)}` });
export const heading = style([text.small, { color: vars.color.ink3 }]);
export const hint = style([text.small, { color: vars.color.ink3 }]);
/** Names on the left, what is said of them on the right. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `${px(96)} minmax(0, 1fr)`,
  gap: `${space(6)} ${space(12)}`,
});
export const term = style({ color: vars.color.ink3 });
export const value = style({ overflowWrap: 'anywhere' });
export const words = style([value, { whiteSpace: 'pre-wrap' }]);
export const answer = style([value, { fontWeight: 600 }]);
export const overdue = style({ color: vars.color.red, fontWeight: 500 });
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  overflowWrap: 'anywhere',
  ...focusRing,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const form = style([
  text.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) },
]);
export const wordButton = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    justifySelf: 'start',
    minBlockSize: px(24),
    color: vars.color.accent,
    fontWeight: 500,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerHigh,
    ...focusRing,
  },
]);
export const restored = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8), color: vars.color.amber },
]);
export const notice = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(4)} ${space(12)}`,
    padding: `${space(8)} ${space(20)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(12),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const factHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(12)}`,
  alignItems: 'baseline',
});
export const factName = style({ fontWeight: 600 });
export const factDate = style([text.small, { marginInlineStart: 'auto', color: vars.color.ink3 }]);
