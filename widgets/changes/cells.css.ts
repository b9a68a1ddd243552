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
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A block has lines for all of it.
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const faint = style({ color: vars.color.ink3 });

/** A value that is edited in its cell: it looks like a value until it is pointed at, and stays at its place. */
export const editable = style([
  text.ui,
  {
    position: 'relative',
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
/** One that is chosen from a menu; its arrow is no element, since a table has thousands of them. */
export const choice = style([
  editable,
  {
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: px(8),
      inlineSize: px(6),
      blockSize: px(6),
      marginBlockStart: space(-4),
      borderInlineEnd: `1.5px solid ${vars.color.ink3}`,
      borderBlockEnd: `1.5px solid ${vars.color.ink3}`,
      background: vars.color.paper,
      boxShadow: `0 0 0 ${px(4)} ${vars.color.paper}`,
      transform: 'rotate(45deg)',
      visibility: 'hidden',
    },
    selectors: {
      '&:hover::after, &:focus-visible::after, &[aria-expanded="true"]::after': { visibility: 'visible' },
      // As wide as its column, so that the arrow stands beside the word.
      '&:hover, &:focus-visible, &[aria-expanded="true"]': { inlineSize: `calc(100% + ${space(12)})` },
    },
    '@media': { print: { '::after': { display: 'none' } } },
    '@container': {
      [narrow]: {
        selectors: { '&&': { inlineSize: 'auto' } },
        '::after': {
          position: 'static',
          background: 'none',
          boxShadow: 'none',
          marginInline: space(4),
          visibility: 'visible',
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

/** The topic, then as much of the summary as there is room for. */
export const topic = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(8),
  minInlineSize: 0,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});
export const topicName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const excerpt = style({
  flex: '1 1 0',
  // A topic has all the room before it needs a second line.
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  fontWeight: 400,
  '@container': {
    [narrow]: {
      flexBasis: '100%',
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
