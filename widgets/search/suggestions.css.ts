import { globalStyle, style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
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
  paddingBlockEnd: px(6),
});

export const groupLabel = style([
  text.small,
  { display: 'block', padding: `${px(10)} ${px(10)} ${px(4)}`, color: vars.color.ink3 },
  { '@container': { '(width < 480px)': { paddingInline: px(16) } } },
]);

const narrowRow = '(width < 480px)';

export const line = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: `${px(16)} minmax(${px(120)}, max-content) minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: px(10),
    minBlockSize: `calc(${px(32)} + 2 * ${vars.air})`,
    paddingInline: `${px(10)} ${px(16)}`,
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
      [narrowRow]: {
        gridTemplateColumns: `${px(16)} auto minmax(0, 1fr)`,
        columnGap: px(12),
        paddingInline: px(16),
      },
    },
  },
]);
/** A term takes the room of the citation and of the text beside it. */
export const whole = style({
  gridColumn: '2 / 4',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const lineIcon = style({ display: 'flex', color: vars.color.ink2 });
export const citation = style([
  text.dialog,
  {
    fontFamily: vars.font.law,
    color: vars.color.ink,
    fontSize: px(15),
    lineHeight: px(22),
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
  },
]);
export const detail = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const strong = style({ color: vars.color.ink, fontWeight: 600 });
export const code = style({ color: vars.color.accent, fontWeight: 500, whiteSpace: 'nowrap' });
export const note = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(6),
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    justifySelf: 'end',
    '@container': { [narrowRow]: { display: 'none' } },
  },
]);
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  marginInlineEnd: px(-6),
  color: vars.color.ink3,
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
});

export const foot = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: px(14),
    minBlockSize: px(34),
    paddingInline: `${px(10)} ${px(16)}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink3,
  },
]);
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
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
    gap: `${px(6)} ${px(12)}`,
    padding: `${px(10)} ${px(16)} ${px(10)} ${px(10)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.red,
  },
]);
export const problemText = style({ flex: '1 1 auto', minInlineSize: px(160) });

// Superscripts must not change the line height.
globalStyle(`${line} sup`, { fontSize: '0.72em', lineHeight: 0 });
