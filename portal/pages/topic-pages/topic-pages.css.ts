import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text as type } from '#styles/type.css.ts';
import { inset, listEnd } from '../../shell/page-frame.css.ts';

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const content = style([
  inset,
  listEnd,
  type.ui,
  stacked,
  { gap: space(16), paddingBlockStart: space(12) },
]);
export const about = style({ color: vars.color.ink2, maxInlineSize: px(640) });
export const quiet = style({ color: vars.color.ink3, maxInlineSize: px(640) });
export const choice = style({ justifySelf: 'start' });
export const link = style([
  type.ui,
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
export const address = style([
  type.small,
  { fontFamily: 'ui-monospace, monospace', color: vars.color.ink3, overflowWrap: 'anywhere' },
]);
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(16)}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const state = style([type.small, { color: vars.color.ink3 }]);
/** Something waits: words that are not saved, or a page that an update has brought. */
export const newer = style([
  type.small,
  { marginInlineStart: space(8), fontWeight: 500, color: vars.color.amber },
]);
/** How many links need a look, near the button that saves. */
export const warned = style({ fontWeight: 500, color: vars.color.amber });
export const by = style([type.small, { display: 'block', color: vars.color.ink3, overflowWrap: 'anywhere' }]);

/** The words beside how they will look, where there is room. */
export const parts = style([
  stacked,
  {
    gap: space(24),
    alignItems: 'start',
    '@media': {
      [`screen and ${from('medium')}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);
/** The words, and below them what is to be said of their links. */
export const written = style([stacked, { gap: space(16) }]);
export const form = style([type.ui, stacked, { gap: space(12) }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const preview = style([stacked, { gap: space(8) }]);
export const heading = style([type.ui, { fontWeight: 600 }]);
export const paper = style({
  minInlineSize: 0,
  padding: `${space(16)} ${space(24)} ${space(24)}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  overflowWrap: 'anywhere',
  '@media': { [below('small')]: { paddingInline: space(12) } },
});
/** Above the text as on the page itself, with a line below. */
export const paperTitle = style([
  type.title,
  {
    marginBlockEnd: space(20),
    paddingBlockEnd: space(12),
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const part = style([
  stacked,
  { gap: space(8), paddingBlockStart: space(16), borderBlockStart: `1px solid ${vars.color.line}` },
]);
export const note = style([
  stacked,
  {
    gap: space(8),
    padding: space(16),
    border: `1px solid ${vars.color.line2}`,
    borderInlineStart: `${px(3)} solid ${vars.color.amber}`,
    borderRadius: vars.radius,
  },
]);
const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const faults = style([list]);
export const fault = style([
  stacked,
  { gap: space(2), paddingBlock: space(6), borderBlockStart: `1px solid ${vars.color.line}` },
]);
export const faultName = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const versions = style([list]);
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(12)}`,
  paddingBlock: space(6),
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const versionWords = style({ minInlineSize: 0 });
export const choices = style([
  stacked,
  {
    gap: space(12),
    maxInlineSize: px(640),
    '@media': {
      [`screen and ${from('small')}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);
export const compared = style([
  type.form,
  {
    maxBlockSize: px(480),
    overflow: 'auto',
    padding: space(12),
    background: vars.color.ground,
    borderRadius: vars.radius,
    overflowWrap: 'anywhere',
    ...focusRing,
  },
]);
