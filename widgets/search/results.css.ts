import { style } from '@vanilla-extract/css';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { hereBelow } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { wholeView } from '#styles/whole-view.ts';
import * as compact from './compact.css.ts';
import { atLeast, resultsContainer, under } from './layout.ts';

export const around = style(wholeView(resultsContainer));

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  outline: 'none',
  '@container': {
    [atLeast(960)]: { gridTemplateColumns: `${px(264)} minmax(0, 1fr)`, gridTemplateRows: 'minmax(0, 1fr)' },
    [atLeast(1280)]: { gridTemplateColumns: `${px(296)} minmax(0, 1fr)` },
  },
  '@media': { print: { display: 'block', blockSize: 'auto' } },
});

/** With a preview beside the hits. */
export const withPreview = style({
  '@container': {
    [atLeast(1280)]: { gridTemplateColumns: `${px(296)} minmax(0, 1fr) ${px(404)}` },
    [atLeast(1920)]: {
      gridTemplateColumns: `${px(344)} minmax(0, ${px(900)}) minmax(${px(440)}, 1fr)`,
    },
  },
});

export const side = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  // Below the line of facets, even if there is none.
  '@container': { [under(960)]: { gridRowEnd: -1 } },
  '@media': { print: { display: 'block' } },
});

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

/** Padding of lines in the middle column. */
export const inset = { paddingInline: `${space(40)} ${space(36)}` };
const narrowInset = { paddingInline: space(16) };

export const head = style([
  text.ui,
  {
    ...inset,
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(16),
    minBlockSize: px(48),
    paddingInline: `${space(40)} ${space(20)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': { [under(1280)]: { paddingInline: space(24) }, [under(960)]: narrowInset },
  },
]);
export const title = style([
  text.ui,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.ink3,
    // On paper nothing is shortened.
    '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
  },
]);
/** The searched scope. */
export const scope = style([compact.scope]);
export const total = style({ color: vars.color.ink, fontWeight: 600 });

export const orders = style([
  compact.orders,
  {
    display: 'flex',
    flex: 'none',
    alignSelf: 'stretch',
    gap: space(12),
    // Without room here, it is displayed with the filters.
    '@container': { [under(600)]: { display: 'none' } },
    '@media': { print: { display: 'none' } },
  },
]);
export const order = style([
  text.ui,
  {
    position: 'relative',
    minBlockSize: px(28),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::after': { ...hereBelow, blockSize: px(2), insetBlockEnd: px(8) },
    },
    ...focusRing,
  },
]);

export const scroller = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...innerFocusRing,
  '@media': { print: { overflow: 'visible' } },
});

/** While new results load, the old ones stay, dimmed. */
export const waiting = style({ opacity: 0.55, transition: `opacity ${vars.motion.short}` });

export const note = style([
  text.ui,
  {
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(2)} ${space(8)}`,
    paddingBlock: space(8),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.ground,
    color: vars.color.ink2,
    '@container': { [under(1280)]: { paddingInline: space(24) }, [under(960)]: narrowInset },
  },
]);
export const noteLink = style([
  text.ui,
  {
    color: vars.color.accent,
    fontWeight: 600,
    textAlign: 'start',
    ':hover': { textDecoration: 'underline' },
    ...focusRing,
  },
]);
export const count = style({ color: vars.color.ink3 });

export const state = style([
  text.form,
  {
    ...inset,
    display: 'grid',
    justifyItems: 'start',
    gap: space(12),
    maxInlineSize: px(640),
    paddingBlock: space(28),
    color: vars.color.ink2,
    '@container': { [under(1280)]: { paddingInline: space(24) }, [under(960)]: narrowInset },
  },
]);
export const stateTitle = style([text.dialog, { color: vars.color.ink, overflowWrap: 'anywhere' }]);

export const pager = style([
  text.ui,
  {
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(8),
    paddingBlock: space(16),
    color: vars.color.ink3,
    '@container': { [under(1280)]: { paddingInline: space(24) }, [under(960)]: narrowInset },
    '@media': { print: { display: 'none' } },
  },
]);
export const range = style({
  flex: '1 1 auto',
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Keeps the buttons side by side.
  '@container': { [under(480)]: { flexBasis: '100%' } },
});

export const previewHead = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(4),
    minBlockSize: px(48),
    paddingInline: `${space(20)} ${space(12)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const previewTitle = style({ flex: '1 1 auto', minInlineSize: 0, color: vars.color.ink3 });
export const previewName = style({ color: vars.color.ink, fontWeight: 600 });
export const previewBody = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...innerFocusRing,
});
