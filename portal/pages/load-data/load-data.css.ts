import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
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
export const adding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  padding: space(16),
  border: `1px dashed ${vars.color.line2}`,
  borderRadius: vars.radius,
  '@media': { print: { display: 'none' } },
});
export const dropping = style([
  adding,
  { borderColor: vars.color.accent, borderStyle: 'solid', background: vars.color.sunk },
]);
export const choose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(8)} ${space(16)}`,
});
export const addLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
export const faint = style({ color: vars.color.ink3 });
export const facts = style([type.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const uploads = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(6),
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const uploadLine = style({ display: 'flex', alignItems: 'center', gap: space(4) });
export const uploadName = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const progress = style({ inlineSize: '100%', blockSize: px(4), accentColor: vars.color.accent });
export const refusal = style([type.small, { color: vars.color.red, overflowWrap: 'anywhere' }]);
export const stored = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const heading = style([type.ui, { fontWeight: 600 }]);
export const state = style({ display: 'block' });
export const outcomes = style([type.small, { display: 'block', color: vars.color.ink3 }]);
export const refusedCount = style({ color: vars.color.red });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [below('medium')]: { paddingBlock: space(4) },
    // Names give way, not the buttons: below each other they would make each line twice as high.
    [from('medium')]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    print: { display: 'none' },
  },
});
export const report = style([
  type.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) },
]);
export const decision = style({ display: 'grid', justifyItems: 'start', gap: space(8) });
export const texts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(12),
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const textHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(8)}`,
});
export const mark = style([type.small, { fontWeight: 600 }]);
export const refusedMark = style([mark, { color: vars.color.red }]);
export const fileName = style([type.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const title = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(8)}`,
});
export const link = style([
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const details = style([type.small, { overflowWrap: 'anywhere' }]);
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const rowItem = style({
  paddingBlock: space(6),
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const place = style({ fontWeight: 600 });
export const cells = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const cell = style({
  display: 'grid',
  gridTemplateColumns: `${px(112)} minmax(0, 1fr)`,
  gap: space(8),
  '@media': { [below('medium')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const cellText = style({ margin: 0, whiteSpace: 'pre-wrap' });
export const pdfTitle = style([type.small, { display: 'block', color: vars.color.ink3, fontWeight: 400 }]);
/** One entry for each kind of file; with room between them, as each takes several lines on a phone. */
export const limits = style([
  type.small,
  { display: 'grid', gap: space(4), color: vars.color.ink3, overflowWrap: 'anywhere' },
]);
export const templates = style([type.small, { color: vars.color.ink2 }]);
export const templateList = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(2)} ${space(12)}`,
  paddingBlockStart: space(4),
});
