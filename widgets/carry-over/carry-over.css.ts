import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

/** The words before and now: beside each other where there is room. */
export const words = style({ containerType: 'inline-size', inlineSize: '100%' });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(12)} ${space(28)}`,
  '@container': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', alignContent: 'start', gap: space(4), minInlineSize: 0 });
export const label = style([text.small, { color: vars.color.ink3 }]);
export const law = style([
  text.lawCompare,
  { color: vars.color.ink, maxInlineSize: px(560), whiteSpace: 'pre-line', overflowWrap: 'break-word' },
]);
/** Opens the lines that are folded. */
export const foldButton = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(6),
    minBlockSize: px(24),
    color: vars.color.ink2,
    textAlign: 'start',
    // What is done with it stays at the bottom and would cover the button that has the focus.
    scrollMarginBlockEnd: px(160),
    ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerHigh,
    ...focusRing,
  },
]);
export const unknown = style([text.ui, { color: vars.color.ink2 }]);

/** What happened to a comment or an answer in the reader: less than what it says. */
export const mark = style([text.small, { display: 'grid', justifyItems: 'start', color: vars.color.ink3 }]);
export const markButton = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(6),
    minBlockSize: px(24),
    color: vars.color.ink2,
    textAlign: 'start',
    ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerHigh,
    ...focusRing,
  },
]);
/** On which language something was written: quieter still, since there is nothing to do. */
export const writtenOn = style([
  text.small,
  { display: 'flex', alignItems: 'baseline', gap: space(6), color: vars.color.ink2 },
]);
/** Somebody has to look at it. */
export const waiting = style({ color: vars.color.amber, fontWeight: 500 });
export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  inlineSize: '100%',
  padding: `${space(4)} 0 ${space(8)} ${space(12)}`,
  borderInlineStart: `1px solid ${vars.color.line2}`,
  color: vars.color.ink2,
});
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  overflowWrap: 'anywhere',
  ...focusRing,
});
