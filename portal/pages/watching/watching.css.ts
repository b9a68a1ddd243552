import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { unreadMark } from '#styles/unread-mark.ts';

const narrow = below('medium');

/** What happened before what is watched, below each other on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space(40)} ${space(52)}`,
  alignItems: 'start',
  maxInlineSize: px(1392),
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(28) } },
});
export const head = style([
  text.dialog,
  { paddingBlockEnd: space(8), borderBlockEnd: `1px solid ${vars.color.rule}` },
]);
export const skeleton = style({ display: 'grid', gap: space(24), paddingBlock: space(12) });
export const rows = style([text.ui, { display: 'grid' }]);

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${px(88)} minmax(0, 1fr)`,
  alignItems: 'baseline',
  columnGap: space(16),
  paddingBlock: space(12),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: unreadMark,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const date = style({
  color: vars.color.ink2,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [narrow]: { color: vars.color.ink3 } },
});
export const body = style({ display: 'grid', gap: space(4), minInlineSize: 0, color: vars.color.ink2 });
export const title = style([text.ui, { fontWeight: 600, overflowWrap: 'anywhere' }]);
export const link = style({
  color: vars.color.accent,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
  ...fingerLink,
  ...focusRing,
});
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(16)}`, minInlineSize: 0 });
/** A target of its own height, since the next one is close. */
export const placeLink = style({
  display: 'inline-block',
  minBlockSize: px(24),
  lineHeight: px(24),
  color: vars.color.accent,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
  '@media': { [byTouch]: { minBlockSize: px(44), lineHeight: px(44) } },
  ...focusRing,
});
export const faint = style({ color: vars.color.ink3, lineHeight: px(24) });
export const compare = style([placeLink, { justifySelf: 'start' }]);
export const because = style([text.small, { color: vars.color.ink3, overflowWrap: 'anywhere' }]);
export const reasons = style({ listStyle: 'disc', paddingInlineStart: space(20) });
export const more = style({ paddingBlockStart: space(12) });

export const filter = style({ paddingBlockStart: space(12) });
export const kind = style({ paddingBlockStart: space(12) });
export const kindHead = style([text.ui, { fontWeight: 600, overflowWrap: 'anywhere' }]);
export const watch = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
  minBlockSize: px(40),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = style([link, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
