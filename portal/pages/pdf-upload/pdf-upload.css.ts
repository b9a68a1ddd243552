import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

export const view = style([
  text.ui,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(16),
    outline: 'none',
  },
]);
export const intro = style([text.form, { maxInlineSize: px(640), color: vars.color.ink2 }]);
export const adding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  padding: space(16),
  border: `1px dashed ${vars.color.line2}`,
  borderRadius: vars.radius,
});
export const dropping = style([
  adding,
  { borderColor: vars.color.accent, borderStyle: 'solid', background: vars.color.sunk },
]);
export const faint = style({ color: vars.color.ink3 });
export const facts = style([text.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const stored = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
});
export const heading = style([text.ui, { fontWeight: 600, ...focusRing }]);
export const list = style({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const sent = style({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const sentLine = style({ display: 'flex', alignItems: 'center', gap: space(8) });
export const progress = style({ inlineSize: '100%', blockSize: px(4), accentColor: vars.color.accent });
/** Words, state and actions beside each other; below each other where there is no room. */
export const upload = style({
  display: 'grid',
  // Each line is a grid of its own: columns of fixed widths stand below each other.
  gridTemplateColumns: `minmax(0, 1fr) ${px(180)} ${px(300)}`,
  alignItems: 'start',
  gap: `${space(8)} ${space(20)}`,
  paddingBlock: space(12),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ display: 'grid', flex: 1, gap: space(2), minInlineSize: 0 });
export const name = style([text.form, { fontWeight: 600, overflowWrap: 'anywhere', ...focusRing }]);
export const reason = style({ color: vars.color.red, maxInlineSize: px(640) });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  color: vars.color.ink2,
  selectors: {
    '&[data-state="refused"]': { color: vars.color.red },
    '&[data-state="recognised"]': { color: vars.color.amber },
    '&[data-state="published"]': { color: vars.color.green },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The same action stands below itself in each line, whatever stands before it.
  justifyContent: 'end',
  gap: space(8),
  '@media': { [narrow]: { justifyContent: 'start' } },
});
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    fontWeight: 500,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const password = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(8),
  paddingBlockStart: space(8),
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space(12),
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
