import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { part, partHead } from '../shell/page-frame.css.ts';

export const intro = style([
  text.form,
  { maxInlineSize: px(640), color: vars.color.ink2, overflowWrap: 'anywhere' },
]);
/** Beside the form that it introduces, where there is room. */
export const introduced = style([
  part,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24) },
]);
export const asideIntro = style([intro, partHead]);

/** Fields below each other. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) });

/** Fields of one line, as wide as on a card. */
export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  maxInlineSize: px(450),
});

/** A group of fields or choices with its own heading; a line parts it from what stands above. */
export const group = style([
  part,
  {
    minInlineSize: 0,
    selectors: {
      '* + &': { paddingBlockStart: space(20), borderBlockStart: `1px solid ${vars.color.line}` },
    },
  },
]);
/** Floats, since the legend of a group would stand in its upper edge. */
const above = { float: 'inline-start', inlineSize: '100%', marginBlockEnd: space(12) } as const;
export const groupTitle = style([
  partHead,
  text.dialog,
  {
    padding: 0,
    // On one line with the smaller words beside it.
    marginBlockStart: space(-2),
    '@media': { [below('medium')]: above, print: above },
  },
]);
export const groupNote = style([
  text.small,
  { clear: 'both', marginBlockEnd: space(12), color: vars.color.ink3 },
]);
/** In two columns where both are wide enough for the hints. */
export const choices = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(440)}), 1fr))`,
  alignItems: 'start',
  gap: `${space(12)} ${space(40)}`,
  '@media': { [byTouch]: { rowGap: space(4) } },
});

export const choice = style({ display: 'grid', justifyItems: 'start', gap: space(4) });
/** In the middle of the room for a button in a field. */
export const lock = style({ display: 'block', marginInlineEnd: space(8), color: vars.color.ink3 });
export const hint = style([text.small, { color: vars.color.ink3 }]);

export const actions = style([
  part,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(8),
    paddingBlockStart: space(20),
    borderBlockStart: `1px solid ${vars.color.rule}`,
  },
]);
/** Why the button beside it is disabled. */
export const reason = style([text.ui, { flexBasis: '100%', color: vars.color.ink3 }]);

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(8)} ${space(24)}` });
export const link = style([
  text.form,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: px(24),
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: px(3),
    ':hover': { textDecorationThickness: px(2) },
    ...fingerHigh,
    ...focusRing,
  },
]);
export const grave = style({ color: vars.color.red });

/**
 * Present before it has content, as a live region must be; empty, it takes no room in a column with gaps of
 * 20.
 */
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(20),
  selectors: { '&:not(:has(p))': { marginBlockEnd: space(-20) } },
});
export const notice = style([
  text.form,
  {
    display: 'flex',
    gap: space(8),
    overflowWrap: 'anywhere',
    padding: space(12),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    ...focusRing,
  },
]);
export const noticeIcon = style({ flex: 'none', marginBlockStart: space(2), color: vars.color.green });
export const warnIcon = style({ flex: 'none', marginBlockStart: space(2), color: vars.color.amber });

/**
 * Hint or error on a line that is always there, so that the page does not move under the pointer during a
 * click.
 */
export const note = style({ minBlockSize: px(20) });

/** An input with fixed text after it, in one frame. */
export const joined = style([
  text.form,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: px(40),
    // 44 for the field inside its edges.
    '@media': { [byTouch]: { minBlockSize: px(46) } },
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    selectors: {
      '&:focus-within': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-1) },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.red },
    },
  },
]);
export const joinedInput = style({
  scrollMarginBlockStart: px(28),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space(12),
  background: 'none',
  border: 0,
  outline: 'none',
});
export const suffix = style({
  flex: '0 1 auto',
  maxInlineSize: '60%',
  overflowWrap: 'anywhere',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space(12),
  color: vars.color.ink2,
  background: vars.color.ground,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
