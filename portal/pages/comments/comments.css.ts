import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

export const faint = style({ color: vars.color.ink3 });
export const meta = style([text.ui, faint]);

/** Shape and word; the word wraps beside the shape. */
export const status = style({
  display: 'inline-grid',
  gridTemplateColumns: `${px(12)} auto`,
  columnGap: space(8),
  verticalAlign: 'top',
});
export const shape = style({
  display: 'grid',
  marginBlockStart: space(4),
  blockSize: px(12),
  color: vars.color.ink,
});

/** Two lines of the words; all of them are in the detail. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.ink,
});

/** Begins where the first column of the rows does. */
export const detail = style({
  display: 'grid',
  // The room of what stands before the rows; with the gap it ends where their first column begins.
  gridTemplateColumns: `${px(52)} minmax(0, 7fr) minmax(0, 5fr)`,
  gap: `${space(12)} ${space(40)}`,
  padding: `${space(4)} ${space(16)} ${space(20)} 0`,
  '::before': { content: '""' },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${space(4)} ${space(16)} ${space(16)}`,
      '::before': { display: 'none' },
    },
  },
});
export const stack = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space(12) });
export const label = style([text.small, { color: vars.color.ink3, marginBlockEnd: space(4) }]);
export const words = style([text.ui, { maxInlineSize: px(640), color: vars.color.ink }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const list = style([text.ui, { display: 'grid', gap: space(4) }]);
export const reply = style({
  borderInlineStart: `1px solid ${vars.color.line2}`,
  paddingInlineStart: space(12),
  paddingBlockEnd: space(8),
});
export const replyHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(12),
  color: vars.color.ink3,
});
export const name = style({ color: vars.color.ink, fontWeight: 600 });
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
/** Looks like a button, since it is what is done next. */
export const placeLink = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    minBlockSize: px(32),
    paddingInline: space(12),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    color: vars.color.ink,
    fontWeight: 500,
    ':hover': { background: vars.color.sunk },
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    ...focusRing,
  },
]);

/** Marks what only its author sees. */
export const lock = style({ color: vars.color.ink3, verticalAlign: '-2px' });
