import { style } from '@vanilla-extract/css';
import { below, low } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

export const faint = style([text.small, { color: vars.color.ink3, fontWeight: 400 }]);
export const link = style([
  text.ui,
  {
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
    // What stays at the bottom of a detail must not cover a link that has the focus.
    scrollMarginBlockEnd: px(160),
    ...fingerLink,
    ...focusRing,
  },
]);
/** A paragraph and its version, below each other where there is no room. */
export const place = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(8),
});
export const outcome = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(6),
  color: vars.color.ink,
});
export const outcomeIcon = style({ alignSelf: 'center' });
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const compliance = style({ fontWeight: 600 });
export const progress = style({ ...focusRing });
export const lawAway = style({ color: vars.color.amber, fontWeight: 500 });

/** Around all of it, so that what is done with it stays in sight as long as any of it is. */
export const detail = style({});
/** The room of what stands before the rows: ends where their first column begins. */
const before = px(92);
/** Begins where the first column of the rows does. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space(20)} ${space(40)}`,
  padding: `${space(8)} ${space(16)} ${space(20)} 0`,
  selectors: { 'td &': { paddingInlineStart: before } },
  '@container': {
    [narrow]: {
      selectors: {
        'td &': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          padding: `${space(4)} ${space(16)} ${space(16)}`,
        },
      },
    },
  },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(12),
});
export const why = style([text.ui, { color: vars.color.ink2 }]);
export const also = style([text.ui, { display: 'grid', gap: space(4) }]);
export const label = style([text.small, { color: vars.color.ink3, marginBlockEnd: space(4) }]);
export const said = style([text.ui, { maxInlineSize: px(640), color: vars.color.ink }]);
/** Stays at the bottom while the words above it are read, unless the window is too low for that. */
export const work = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space(12),
  padding: `${space(12)} ${space(16)} ${space(12)} 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  selectors: {
    'td &': {
      paddingInlineStart: before,
      borderBlockStartColor: vars.color.accentLine,
      background: vars.color.accentWash,
      // The mark of what is open goes on beside it.
      boxShadow: `inset ${px(3)} 0 ${vars.color.accent}`,
    },
  },
  '@container': { [narrow]: { selectors: { 'td &': { paddingInlineStart: space(16) } } } },
  '@media': { [low]: { position: 'static' }, print: { position: 'static' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
export const move = style({ display: 'grid', gap: space(8), maxInlineSize: px(368) });
/** That somebody has worked on it, while it stays among those that wait. */
export const workedOff = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space(6), color: vars.color.green },
]);
/** Where one stood and stands, of one that is displayed alone. */
export const places = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: `${px(136)} minmax(0, 1fr)`,
    alignItems: 'baseline',
    gap: `${space(6)} ${space(16)}`,
    paddingBlock: space(12),
    marginBlockEnd: space(12),
    borderBlock: `1px solid ${vars.color.line}`,
  },
]);
