import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text as type } from '#styles/type.css.ts';
import { inset, listEnd } from '../../shell/page-frame.css.ts';
import * as tables from '../administration/administration.css.ts';

export const content = style([
  inset,
  listEnd,
  type.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(40), paddingBlockStart: space(12) },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(40),
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(64) } },
});
export const heading = style([type.dialog, { marginBlockEnd: space(8) }]);
export const facts = style([type.ui, { margin: 0 }]);
export const about = style({ color: vars.color.ink2, maxInlineSize: px(640) });
export const progress = style({ display: 'block', inlineSize: px(160), accentColor: vars.color.accent });
export const link = style([
  {
    color: vars.color.accent,
    // It stands behind the name of its column, among other words.
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ...fingerLink,
    ...focusRing,
  },
]);
export const log = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(12),
  '@media': { print: { display: 'none' } },
});
export const barField = style({
  flex: `0 1 ${px(220)}`,
  minInlineSize: px(132),
  '@media': { [below('small')]: { flex: '1 1 100%' } },
});
export const barEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  marginInlineStart: 'auto',
  '@media': { [below('small')]: { marginInlineStart: 0 } },
});
export const faint = style([type.small, { display: 'block', color: vars.color.ink3 }]);
export const error = style([tables.cell, { color: vars.color.red, fontWeight: 500 }]);
export const warning = style([tables.cell, { color: vars.color.amber, fontWeight: 500 }]);
export const what = style([tables.cell, { inlineSize: '60%', overflowWrap: 'anywhere' }]);
export const place = style({ display: 'block', fontWeight: 500 });
export const message = style({ display: 'block', color: vars.color.ink2 });
export const details = style({ marginBlock: space(4) });
export const summary = style([type.small, { color: vars.color.accent, cursor: 'pointer', ...focusRing }]);
export const stack = style([
  type.small,
  {
    padding: space(8),
    background: vars.color.sunk,
    borderRadius: vars.radius,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const since = style([faint]);
export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });
