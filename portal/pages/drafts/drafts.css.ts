import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text as type } from '#styles/type.css.ts';
import { inset, listEnd } from '../../shell/page-frame.css.ts';

export const content = style([
  inset,
  listEnd,
  type.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16), paddingBlockStart: space(12) },
]);
export const about = style({ color: vars.color.ink2, maxInlineSize: px(640) });
export const topic = style({ display: 'block', overflowWrap: 'anywhere' });
export const summary = style([
  type.small,
  { display: 'block', fontWeight: 400, color: vars.color.ink3, overflowWrap: 'anywhere' },
]);
export const faint = style({ color: vars.color.ink3 });
export const actions = style({ '@media': { [below('medium')]: { paddingBlock: space(4) } } });
export const form = style([
  type.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12), justifyItems: 'stretch' },
]);
export const facts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(12)}`, color: vars.color.ink3 },
]);
export const link = style([
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(12),
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const theirs = style({ justifySelf: 'start' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8),
  inlineSize: '100%',
});
export const footEnd = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
