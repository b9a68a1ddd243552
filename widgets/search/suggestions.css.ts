import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** In the top layer, so that no container of a host page clips it. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  boxShadow: vars.shadow.pop,
  containerType: 'inline-size',
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    // On a phone it covers everything below the box, edge to edge.
    '&[data-sheet]': {
      border: 0,
      borderBlockStart: `1px solid ${vars.color.rule}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: space(6),
});

export const groupLabel = style([
  text.small,
  { display: 'block', padding: `${space(8)} ${space(8)} ${space(4)}`, color: vars.color.ink3 },
  { '@container': { '(width < 480px)': { paddingInline: space(16) } } },
]);

const narrowRow = '(width < 480px)';

/** Cut at the end where there is no room; the active line shows all of it. */
const cut = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '[aria-selected="true"] > &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
} as const;

export const line = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: space(8),
    minBlockSize: `calc(${px(32)} + 2 * ${vars.air})`,
    padding: `${space(2)} ${space(16)} ${space(2)} ${space(12)}`,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.ground },
      '&[aria-selected="true"]': { background: vars.color.accentWash },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: px(44) },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': { outline: `${px(2)} solid Highlight`, outlineOffset: px(-2) },
        },
      },
    },
    '@container': {
      [narrowRow]: { columnGap: space(12), paddingInline: space(16) },
    },
  },
]);
/** What Enter does looks chosen. */
export const onEnter = style({ background: vars.color.accentWash });
/** A term takes the room of the citation and of the text beside it. */
export const whole = style({ ...cut, flex: '1 1 0' });
export const lineIcon = style({
  display: 'flex',
  flex: 'none',
  inlineSize: px(16),
  color: vars.color.ink2,
});
/** The first column; a long heading takes several lines, so that what stands beside it stays readable. */
const label = {
  flex: '0 1 auto',
  minInlineSize: px(120),
  maxInlineSize: '45%',
  overflowWrap: 'anywhere',
  '@container': { [narrowRow]: { minInlineSize: 0, maxInlineSize: '70%' } },
} as const;
export const citation = style([
  text.dialog,
  {
    ...label,
    fontFamily: vars.font.law,
    color: vars.color.ink,
    fontSize: px(15),
    lineHeight: px(22),
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
  },
]);
export const detail = style({ ...cut, flex: '1 1 0', minInlineSize: px(88) });
export const strong = style({ color: vars.color.ink, fontWeight: 600 });
export const code = style([label, { color: vars.color.accent, fontWeight: 500 }]);
export const note = style([
  text.small,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space(6),
    marginInlineStart: 'auto',
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
  },
]);
/** On narrow screens only what can be pressed remains of a note. */
export const noteText = style({ '@container': { '(width < 620px)': { display: 'none' } } });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  color: vars.color.ink3,
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
  '@media': { '(pointer: coarse)': { inlineSize: px(44), blockSize: px(44) } },
});

export const foot = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 'none',
    gap: space(12),
    minBlockSize: px(34),
    paddingInline: `${space(12)} ${space(16)}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink3,
  },
]);
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  '@media': { '(pointer: coarse)': { display: 'none' } },
  '@container': { [narrowRow]: { display: 'none' } },
});
export const advanced = style([
  text.small,
  {
    marginInlineStart: 'auto',
    minBlockSize: px(24),
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.accent,
    fontWeight: 500,
    ':hover': { textDecoration: 'underline' },
    ...innerFocusRing,
  },
]);

export const problem = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(6)} ${space(12)}`,
    padding: `${space(8)} ${space(16)} ${space(8)} ${space(8)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.red,
  },
]);
/** What the term cites and the collection does not have. */
export const absent = style([
  text.ui,
  {
    padding: `${space(8)} ${space(16)} ${space(8)} ${space(8)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.ground,
    color: vars.color.ink2,
    '@container': { [narrowRow]: { paddingInline: space(16) } },
  },
]);
export const problemText = style({ flex: '1 1 auto', minInlineSize: px(160) });
