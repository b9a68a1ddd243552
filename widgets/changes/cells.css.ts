import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

/** A sign and the word beside it. */
export const value = style({
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: space(8),
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.ink,
});
export const word = style({
  minInlineSize: 0,
  // Cut, but nothing that scrolls: thousands of those make a table slow.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A block has lines for all of it.
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const faint = style({ color: vars.color.ink3 });
/** A dash in the place of a word. */
export const nothing = style([faint, { '::before': { content: '"–"' } }]);

/** A value that is edited in its cell: it looks like a value until it is pointed at, and stays at its place. */
export const editable = style([
  text.ui,
  {
    display: 'inline-flex',
    // On the base line it would make its row higher than what is in it.
    verticalAlign: 'top',
    alignItems: 'center',
    gap: space(8),
    maxInlineSize: `calc(100% + ${space(12)})`,
    minInlineSize: 0,
    blockSize: px(28),
    marginInline: space(-6),
    paddingInline: space(6),
    border: '1px solid transparent',
    borderRadius: vars.radius,
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.line2, background: vars.color.paper },
      '&[aria-expanded="true"]': {
        borderColor: vars.color.accent,
        background: vars.color.paper,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
    },
    '@media': { [byTouch]: { blockSize: px(44) } },
    '@container': {
      [narrow]: {
        marginInline: 0,
        borderColor: vars.color.line,
        selectors: { '&&': { blockSize: 'auto', minBlockSize: px(28) } },
        '@media': { [byTouch]: { selectors: { '&&': { minBlockSize: px(44) } } } },
      },
    },
    ...focusRing,
  },
]);
/** A word while its row rushes by: at the place that it has in its cell, without its sign. */
export const rushing = style([
  word,
  { display: 'inline-block', verticalAlign: 'top', maxInlineSize: '100%' },
]);
/** As high as what is edited in its cell, and as far from its edge. */
export const rushingEditable = style([
  rushing,
  {
    blockSize: px(28),
    lineHeight: px(26),
    border: '1px solid transparent',
    '@media': { [byTouch]: { blockSize: px(44), lineHeight: px(42) } },
  },
]);
const after = (sign: number) => style({ paddingInlineStart: `calc(${px(sign)} + ${space(8)})` });
export const afterShape = after(12);
export const afterPicture = after(20);
export const afterBars = after(16);

const arrow = {
  content: '""',
  inlineSize: px(6),
  blockSize: px(6),
  marginBlockStart: space(-4),
  borderInlineEnd: `1.5px solid ${vars.color.ink3}`,
  borderBlockEnd: `1.5px solid ${vars.color.ink3}`,
  transform: 'rotate(45deg)',
} as const;
/**
 * One that is chosen from a menu; its arrow is no element, and there only where it is seen, since a table has thousands
 * of them.
 */
export const choice = style([
  editable,
  {
    selectors: {
      '&:hover::after, &:focus-visible::after, &[aria-expanded="true"]::after': {
        ...arrow,
        position: 'absolute',
        insetInlineEnd: px(8),
        background: vars.color.paper,
        boxShadow: `0 0 0 ${px(4)} ${vars.color.paper}`,
      },
      // As wide as its column, so that the arrow stands beside the word.
      '&:hover, &:focus-visible, &[aria-expanded="true"]': {
        position: 'relative',
        inlineSize: `calc(100% + ${space(12)})`,
      },
    },
    '@media': { print: { selectors: { '&&&::after': { display: 'none' } } } },
    '@container': {
      [narrow]: {
        selectors: {
          '&&': { inlineSize: 'auto' },
          '&&::after': {
            ...arrow,
            position: 'static',
            background: 'none',
            boxShadow: 'none',
            marginInline: space(4),
          },
        },
      },
    },
  },
]);
export const input = style([
  text.ui,
  {
    inlineSize: '100%',
    minInlineSize: px(80),
    blockSize: px(28),
    marginInline: space(-6),
    paddingInline: space(6),
    background: vars.color.paper,
    border: `1px solid ${vars.color.accent}`,
    borderRadius: vars.radius,
    color: vars.color.ink,
    ...focusRing,
    '@container': { [narrow]: { marginInline: 0, blockSize: px(44) } },
  },
]);

/** What is stored, below a field in which somebody has typed something else. */
export const now = style([
  text.small,
  { display: 'block', color: vars.color.ink3, overflowWrap: 'anywhere' },
]);

export const key = style({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  marginInline: space(-6),
  borderRadius: vars.radius,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&[aria-pressed="false"]': { color: 'transparent' },
    'tr:hover &[aria-pressed="false"], &[aria-pressed="false"]:focus-visible': { color: vars.color.ink3 },
  },
  '@media': {
    [byTouch]: {
      inlineSize: px(44),
      blockSize: px(44),
      selectors: { '&[aria-pressed="false"]': { color: vars.color.ink3 } },
    },
  },
  '@container': { [narrow]: { selectors: { '&[aria-pressed="false"]': { color: vars.color.ink3 } } } },
  ...focusRing,
});

/**
 * The topic, then as much of the summary as there is room for. Where that is less than a few words it wraps below, where
 * it has no height and is clipped, rather than end after a letter.
 */
export const topic = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(8),
  minInlineSize: 0,
  overflow: 'clip',
  '@container': { [narrow]: { rowGap: space(8), overflow: 'visible' } },
});
export const topicHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(8),
  minInlineSize: 0,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});
export const topicName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const excerpt = style({
  flex: '1 1 10em',
  minInlineSize: 0,
  blockSize: 0,
  overflow: 'clip visible',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  fontWeight: 400,
  '@container': {
    [narrow]: {
      flexBasis: '100%',
      blockSize: 'auto',
      overflow: 'clip',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
});
export const pending = style({ flex: 'none', color: vars.color.amber });
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  color: vars.color.ink3,
  borderRadius: vars.radius,
  selectors: { '&:hover': { color: vars.color.ink, background: vars.color.sunk } },
  '@media': { [byTouch]: { inlineSize: px(44), blockSize: px(44) }, print: { visibility: 'hidden' } },
  '@container': { [narrow]: { inlineSize: px(44), blockSize: px(44) } },
  ...focusRing,
});
