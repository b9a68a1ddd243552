import { style } from '@vanilla-extract/css';
import { fieldFocusRing, focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { popup } from '../ui/popup.css.ts';

export const form = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(12),
    // What follows in the thread is no part of the form.
    selectors: { '&:not(:last-child)': { marginBlockEnd: space(16) } },
  },
]);
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
});
const box = style({
  inlineSize: '100%',
  minBlockSize: px(96),
  padding: space(8),
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
});
export const area = style([
  box,
  text.form,
  {
    resize: 'vertical',
    // Grows with what is typed, where browsers can.
    fieldSizing: 'content',
    maxBlockSize: px(360),
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.red } },
    ...fieldFocusRing,
  },
]);
export const preview = style([box, { borderStyle: 'dashed' }]);
export const hint = style([text.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(12),
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(8) });
export const restored = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8), color: vars.color.amber },
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
    selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: px(3) } },
    ...fingerHigh,
    ...focusRing,
  },
]);
export const links = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) });
export const chip = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minBlockSize: px(24),
    paddingInlineStart: space(8),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
  },
]);
export const chipButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  minBlockSize: px(24),
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
  ...fingerHigh,
  ...focusRing,
});
export const suggestions = style([popup, text.ui, { padding: `${space(4)} 0`, minInlineSize: px(200) }]);
export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: px(30),
  paddingInline: space(12),
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.sunk } },
  ...fingerHigh,
});
