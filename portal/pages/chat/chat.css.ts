import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

/** Threads beside the open one; above it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${px(240)} minmax(0, 1fr)`,
  gap: `${space(28)} ${space(40)}`,
  alignItems: 'start',
  maxInlineSize: px(1392),
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style([
  text.dialog,
  { paddingBlockEnd: space(8), borderBlockEnd: `1px solid ${vars.color.rule}` },
]);
export const about = style([text.small, { color: vars.color.ink2, maxInlineSize: px(960) }]);
export const tag = style([
  text.small,
  {
    display: 'inline-block',
    paddingInline: space(8),
    marginInlineEnd: space(8),
    border: `1px solid ${vars.color.rule}`,
    borderRadius: px(3),
  },
]);
export const threads = style([
  text.ui,
  // There may be 200; the open one stays beside them.
  {
    maxBlockSize: `max(${px(320)}, 70vh)`,
    overflowY: 'auto',
    '@media': { [narrow]: { maxBlockSize: px(220) } },
  },
]);
export const thread = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
  minBlockSize: px(44),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = style({
  minInlineSize: 0,
  flex: 1,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  paddingBlock: space(8),
  color: vars.color.accent,
  selectors: { '&[aria-current]': { color: vars.color.ink, fontWeight: 600 } },
  ...focusRing,
});
export const begin = style({ paddingBlock: space(12) });
export const list = style({ display: 'grid', gap: space(40), minInlineSize: 0 });
export const turn = style({ display: 'grid', gap: space(16), minInlineSize: 0 });
const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const question = style([typed, text.dialog]);
export const longQuestion = style([typed, text.ui, { color: vars.color.ink2 }]);
/** The answer beside its sources; these below it on narrow screens. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(300)}`,
  gap: `${space(16)} ${space(28)}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const answer = style({ display: 'grid', gap: space(16), minInlineSize: 0 });
export const statement = style({
  display: 'grid',
  gap: space(8),
  paddingInlineStart: space(16),
  borderInlineStart: `2px solid ${vars.color.rule}`,
});
export const words = style([text.ui, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const quote = style([text.law, { overflowWrap: 'anywhere' }]);
export const note = style([text.small, { color: vars.color.ink2 }]);
/** Beside the buttons and in line with what stands above; browsers set a legend apart and indent it. */
export const legend = style([note, { float: 'inline-start', padding: 0 }]);
export const link = style({
  color: vars.color.accent,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  ...fingerLink,
  ...focusRing,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
export const form = style({ display: 'grid', gap: space(8) });
