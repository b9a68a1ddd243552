import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

/** Dates above the line, years below it: 62 high in total. */
const lineAt = 31;

/** By touch, a line of many versions is longer than the room, and scrolls. */
export const room = style({
  display: 'grid',
  '@media': { [byTouch]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});
/** Inset by half a target, so that the first and the last day are not clipped. */
export const timeline = style({
  position: 'relative',
  blockSize: px(62),
  marginInline: space(12),
  '@media': { [byTouch]: { marginInline: space(24) }, print: { breakInside: 'avoid' } },
});
export const line = style({
  position: 'absolute',
  insetBlockStart: px(lineAt),
  insetInline: 0,
  borderBlockStart: `1px solid ${vars.color.line2}`,
});
/** The span between the marks. */
export const span = style({
  position: 'absolute',
  insetBlockStart: px(lineAt - 1),
  blockSize: px(3),
  background: vars.color.ink,
  forcedColorAdjust: 'none',
  transition: `inset-inline-start ${vars.motion.move}, inline-size ${vars.motion.move}`,
});
export const tick = style({
  position: 'absolute',
  insetBlockStart: px(lineAt - 3),
  blockSize: px(7),
  borderInlineStart: `1px solid ${vars.color.line2}`,
});
export const year = style([
  text.micro,
  {
    position: 'absolute',
    insetBlockStart: px(lineAt + 9),
    color: vars.color.ink3,
    transform: 'translateX(-50%)',
  },
]);
export const label = style([
  text.micro,
  { position: 'absolute', insetBlockStart: 0, color: vars.color.ink3, whiteSpace: 'nowrap' },
]);
export const marked = style([text.small, { color: vars.color.ink, fontWeight: 600 }]);

/** A target of 24, of 44 by touch; the dot in it is 13, that of a mark 18. */
export const version = style({
  position: 'absolute',
  insetBlockStart: px(lineAt - 12),
  inlineSize: px(24),
  blockSize: px(24),
  marginInlineStart: space(-12),
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  ...focusRing,
  outlineOffset: px(-2),
  '@media': {
    [byTouch]: {
      insetBlockStart: px(lineAt - 22),
      inlineSize: px(44),
      blockSize: px(44),
      // Half of the target; no distance of the scale.
      marginInlineStart: `calc(-22 * ${vars.unit})`,
    },
  },
});
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(13),
  blockSize: px(13),
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    [`${version}:hover &`]: { borderColor: vars.color.accent, background: vars.color.accentWash },
    '&[data-changed]': { background: vars.color.ink, borderColor: vars.color.ink },
  },
});
const sign = style([
  text.micro,
  { inlineSize: px(18), blockSize: px(18), fontWeight: 600, borderColor: vars.color.accent },
]);
export const mark = {
  first: style([dot, sign, { color: vars.color.accent }]),
  second: style([
    dot,
    sign,
    { background: vars.color.accentFill, color: vars.color.accentOn },
    { selectors: { [`${version}:hover &`]: { background: vars.color.accentFill } } },
  ]),
};
