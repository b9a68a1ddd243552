import { style, styleVariants } from '@vanilla-extract/css';
import { below, cramped } from '#styles/breakpoints.ts';
import { focusRing, innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');
const { color } = vars;

/** Scrolls inside the window if there is room for that; otherwise the page scrolls. */
export const frame = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlockEnd: space(24),
  borderBlockStart: `1px solid ${color.rule}`,
  '@media': { [cramped]: { overflow: 'visible' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  paddingBlock: space(12),
  paddingInline: `${space(24)} ${space(16)}`,
  '@media': { [narrow]: { paddingInline: space(16) } },
});
/** As wide as the longest month, so that the buttons stay where they are. */
export const month = style([text.dialog, { minInlineSize: px(156) }]);
export const print = style({ marginInlineStart: 'auto' });
export const notes = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(4)} ${space(16)}`,
    minBlockSize: px(28),
    paddingInline: `${space(24)} ${space(16)}`,
    color: color.ink2,
    '@media': { [narrow]: { paddingInline: space(16), paddingBlockEnd: space(8) } },
  },
]);

export const grid = style([
  text.ui,
  { inlineSize: `calc(100% - ${px(40)})`, marginInlineStart: space(24), tableLayout: 'fixed' },
]);
export const weekday = style([
  text.small,
  {
    paddingBlock: space(6),
    paddingInline: space(8),
    textAlign: 'start',
    color: color.ink2,
    borderBlockEnd: `1px solid ${color.line2}`,
  },
]);
export const day = style({
  blockSize: px(104),
  padding: space(4),
  verticalAlign: 'top',
  border: `1px solid ${color.line}`,
  background: color.paper,
  ...innerFocusRing,
});
export const outside = style({ background: color.ground });
const anyNumber = style([
  text.small,
  { display: 'grid', placeItems: 'center', inlineSize: px(24), blockSize: px(24) },
]);
export const number = style([anyNumber, { color: color.ink2 }]);
export const todayNumber = style([
  anyNumber,
  {
    color: color.accentOn,
    background: color.accentFill,
    borderRadius: '50%',
    fontWeight: 600,
    '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
  },
]);
export const deadlines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

const anyLink = style([
  text.ui,
  {
    display: 'flex',
    gap: space(6),
    color: color.ink,
    borderRadius: vars.radius,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.sunk, textDecoration: 'underline' } },
    ...focusRing,
  },
]);
export const link = styleVariants({
  inDay: [
    anyLink,
    {
      alignItems: 'center',
      minBlockSize: px(24),
      paddingInline: space(4),
      '@media': { [byTouch]: { minBlockSize: px(44) } },
    },
  ],
  inList: [
    anyLink,
    // A shape stands beside the first line of a topic of several.
    { alignItems: 'center', minBlockSize: px(44), paddingBlock: space(8), color: color.accent },
  ],
});
export const oneLine = style({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const wholeTopic = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const more = style([
  text.small,
  {
    minBlockSize: px(24),
    paddingInline: space(4),
    color: color.accent,
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [byTouch]: { minBlockSize: px(44) } },
    ...focusRing,
  },
]);

export const agenda = style({ paddingInline: space(16) });
export const agendaDay = style({ paddingBlock: space(8), borderBlockStart: `1px solid ${color.line}` });
export const agendaHead = style([
  text.ui,
  { display: 'flex', flexWrap: 'wrap', gap: space(8), fontWeight: 600, color: color.ink },
]);
export const todayWord = style({ color: color.accent });
