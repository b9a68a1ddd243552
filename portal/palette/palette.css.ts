import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Near the top of the window, so that the field stays in place while the list below grows and shrinks. */
export const dialog = style([
  text.ui,
  {
    position: 'fixed',
    margin: 0,
    marginInline: 'auto',
    insetBlockStart: `min(${px(96)}, 10dvh)`,
    insetInline: 0,
    padding: 0,
    inlineSize: px(650),
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: `calc(100dvh - min(${px(96)}, 10dvh) - 16px)`,
    overflow: 'hidden',
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.ink}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.dialog,
    containerType: 'inline-size',
    selectors: {
      '&[open]': { display: 'flex' },
      '&::backdrop': { background: vars.color.scrim },
    },
    '@media': {
      // On a phone it has the whole window, since the keyboard takes half of it.
      [below('small')]: {
        insetBlockStart: 0,
        inlineSize: '100vw',
        maxInlineSize: 'none',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        border: 0,
      },
      print: { display: 'none' },
    },
  },
]);

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const fieldIcon = style({
  position: 'absolute',
  insetInlineStart: px(16),
  display: 'flex',
  color: vars.color.ink2,
  pointerEvents: 'none',
});
export const input = style([
  text.form,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: px(52),
    paddingInline: `${space(44)} ${space(52)}`,
    background: 'none',
    color: vars.color.ink,
    border: 0,
    borderRadius: 0,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      '&:focus': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(-2) },
    },
  },
]);

/** At the end of the field, for those who have no Escape. */
export const close = style({
  selectors: {
    // Stronger than the position that a button has for its tooltip.
    '&&': { position: 'absolute', insetInlineEnd: px(8), insetBlock: 0, marginBlock: 'auto' },
  },
});

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: space(8),
});

const narrow = '(width < 480px)';

export const groupLabel = style([
  text.small,
  { display: 'block', padding: `${space(12)} ${space(16)} ${space(4)}`, color: vars.color.ink3 },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${px(16)} fit-content(60%) minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space(12),
  minBlockSize: px(32),
  paddingInline: space(16),
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentWash },
    '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: px(44) },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { outline: `${px(2)} solid Highlight`, outlineOffset: px(-2) },
      },
    },
  },
});

export const lineIcon = style({ display: 'flex' });

const oneLine = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A citation that is cut where it is too long, and the mark of invented law, which is not. */
export const cited = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space(8),
  minInlineSize: 0,
});
export const citation = style([
  text.dialog,
  {
    ...oneLine,
    fontFamily: vars.font.law,
    color: vars.color.ink,
    fontSize: px(15),
    lineHeight: px(22),
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
  },
]);
export const detail = style(oneLine);
export const whole = style({
  gridColumn: '2 / 4',
  minInlineSize: 0,
  paddingBlock: space(4),
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  selectors: { [`${line}[aria-disabled="true"] &`]: { color: vars.color.ink3 } },
});
export const reason = style([text.small, { display: 'block', color: vars.color.ink3 }]);
export const note = style([
  text.small,
  {
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    justifySelf: 'end',
    '@container': { [narrow]: { display: 'none' } },
  },
]);

/** What an action is about, also on a phone: which article is copied. */
export const about = style([text.small, { color: vars.color.ink3, justifySelf: 'end', textAlign: 'end' }]);

export const foot = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(12),
    minBlockSize: px(34),
    paddingInline: space(16),
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink3,
    // Who touches has no such keys.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
]);
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space(4) });

export const nothing = style({ padding: `0 ${space(16)} ${space(16)}`, color: vars.color.ink2 });
/** What is typed cites it, and the collection does not have it. */
export const absent = style({ padding: `0 ${space(16)} ${space(12)}`, color: vars.color.ink2 });
