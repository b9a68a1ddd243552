import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const insetVar = createVar();
/** Room at both sides, as a panel has it. */
const inset = fallbackVar(insetVar, space(20));
/** Where what is around has that room already. */
export const flush = style({ vars: { [insetVar]: '0px' } });

export const view = style([
  text.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...innerFocusRing },
]);
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const thread = style({
  padding: `${space(12)} ${inset}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // A place may have hundreds.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${px(120)}`,
});
export const pad = style({
  padding: `${space(12)} ${inset}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const empty = style({ paddingInline: inset });

/** The sign of the person hangs before the words of the comment. Its focus frame lies around what it ends with. */
export const item = style({
  marginInline: space(-4),
  paddingInline: space(4),
  display: 'grid',
  gridTemplateColumns: `${px(20)} minmax(0, 1fr)`,
  columnGap: space(8),
  ...focusRing,
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space(8) });
export const name = style({ fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });
export const date = style([
  text.small,
  { marginInlineStart: 'auto', flex: 'none', color: vars.color.ink3, whiteSpace: 'nowrap' },
]);
export const body = style({ gridColumn: 2, minInlineSize: 0, display: 'grid', gap: space(4) });
export const resolved = style({ color: vars.color.ink2 });
export const removed = style({ color: vars.color.ink3, fontStyle: 'italic' });
export const replies = style({
  display: 'grid',
  gap: space(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space(8),
  marginInlineStart: space(28),
  paddingInlineStart: space(12),
  borderInlineStart: `1px solid ${vars.color.line2}`,
});
export const below = style({ marginInlineStart: space(28), marginBlockStart: space(8) });

/** Status and type on the left, who sees it and what can be done on the right. */
export const meta = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space(12), color: vars.color.ink2 },
]);
/** What has no room beside the actions goes on below, and pushes them nowhere. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(12)}`,
  minInlineSize: 0,
  minBlockSize: px(24),
  ':empty': { display: 'none' },
});
export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(6),
  color: vars.color.ink,
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  color: vars.color.ink3,
});
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(16),
  minBlockSize: px(24),
  marginInlineStart: 'auto',
  ':empty': { display: 'none' },
});
export const line = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(8)}`,
    color: vars.color.ink3,
  },
]);
export const called = style([line, { color: vars.color.ink, fontWeight: 500 }]);
/** A button that looks like a word of its line. */
export const wordButton = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(6),
    minBlockSize: px(24),
    color: vars.color.ink2,
    ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerHigh,
    ...focusRing,
  },
]);
/** Beside the date, where it does not make the line higher. */
export const menuButton = style([
  wordButton,
  {
    marginBlock: space(-4),
    '@media': {
      [byTouch]: { minInlineSize: px(44), marginBlock: space(-12) },
    },
  },
]);
export const actButton = style([wordButton, { color: vars.color.accent, fontWeight: 500 }]);
export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  overflowWrap: 'anywhere',
  ...focusRing,
});
export const place = style([text.small, { color: vars.color.ink3 }]);

const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: px(20),
  blockSize: px(20),
  fontFamily: vars.font.ui,
  fontSize: px(9),
  lineHeight: px(20),
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { border: '1px solid currentColor' } },
});
export const avatar = styleVariants({
  other: [round, { borderRadius: '50%', background: vars.color.sunk, color: vars.color.ink2 }],
  own: [round, { borderRadius: '50%', background: vars.color.accent, color: vars.color.accentOn }],
  provider: [
    round,
    { background: vars.color.ink, color: vars.color.paper, fontFamily: vars.font.law, fontSize: px(12) },
  ],
});

export const status = style({ flex: 'none', inlineSize: px(12), blockSize: px(12) });
export const done = style({ color: vars.color.green });

/** What looks like a field and becomes one. */
export const begin = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: px(32),
    paddingInline: space(8),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink3,
    textAlign: 'start',
    cursor: 'text',
    ...fingerHigh,
    ...focusRing,
  },
]);
export const key = style([
  text.micro,
  {
    marginInlineStart: 'auto',
    paddingInline: space(6),
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    // Drawn and not written, so that it is no part of what the button says.
    '::after': { content: 'attr(data-key)' },
    '@media': { [byTouch]: { display: 'none' } },
  },
]);
/** A line above the list about what is not saved. */
export const notice = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(4)} ${space(12)}`,
    padding: `${space(8)} ${inset}`,
    background: vars.color.ground,
    color: vars.color.ink,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const problem = style({ padding: `${space(8)} ${inset}` });
