import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

/** Begins where the topic does; files and notes beside the summary, tasks and comments below. */
export const detail = style([
  text.ui,
  {
    display: 'grid',
    // With the gap, what stands before the topic.
    gridTemplateColumns: `${px(190)} minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)`,
    gap: `${space(20)} ${space(36)}`,
    paddingBlock: `${space(4)} ${space(20)}`,
    paddingInlineEnd: space(16),
    '::before': { content: '""', gridRow: '1 / span 9' },
    '@container': {
      [below('large')]: { gridTemplateColumns: `${px(16)} minmax(0, 1fr) minmax(0, 1fr)` },
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingInline: space(16),
        '::before': { display: 'none' },
      },
    },
  },
]);
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(8),
  minInlineSize: 0,
});
export const whole = style({
  gridColumn: '2 / -1',
  '@container': { [narrow]: { gridColumn: 1 } },
});
export const label = style([text.small, { color: vars.color.ink3, fontWeight: 400 }]);
export const words = style({
  maxInlineSize: px(640),
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const faint = style({ color: vars.color.ink3 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  '@media': { print: { display: 'none' } },
});
/** Looks like a button, since it is what is done next. */
export const action = style([
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
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    ...fingerLink,
    ...focusRing,
  },
]);
/** A place, with the button that watches it. */
export const named = style({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 });
/** Fields that have no column. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(4)} ${space(16)}`,
});
/** A name and its value on one line of these. */
export const entry = style({ display: 'contents' });
export const approval = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(8)} ${space(16)}`,
  paddingBlock: space(8),
  borderBlock: `1px solid ${vars.color.accentLine}`,
});
export const task = style({ display: 'flex', alignItems: 'center', gap: space(8), minInlineSize: 0 });
export const taskTitle = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const done = style({ color: vars.color.ink3, textDecoration: 'line-through' });
export const overdue = style({ color: vars.color.red, fontWeight: 600 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  alignItems: 'start',
  gap: space(12),
});
/** Beside each other only where what is wrong with one of them has room in two lines. */
export const fieldsBeside = style([pair, { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }]);
/** With these two lines below it, so that nothing moves while somebody types. */
export const steady = style({ minBlockSize: px(104), '@media': { [byTouch]: { minBlockSize: px(116) } } });
export const fact = style({
  breakInside: 'avoid',
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const factHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(12),
});
export const factName = style({ fontWeight: 600 });
export const notes = style({
  display: 'grid',
  gap: space(8),
  maxInlineSize: px(640),
  overflowWrap: 'anywhere',
});
export const noteList = style({
  display: 'grid',
  gap: space(4),
  listStyle: 'disc',
  paddingInlineStart: space(20),
});
export const code = style({ fontFamily: 'inherit', whiteSpace: 'pre-wrap' });
export const bold = style({ fontWeight: 600 });
