import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { popup as popupBox } from '../ui/popup.css.ts';

const coarse = '(pointer: coarse)';

export const popup = style([popupBox, text.ui]);

export const months = style({ position: 'relative' });
export const month = style({ display: 'grid', gap: space(8) });
export const nav = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' });
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(32),
  blockSize: px(32),
  color: vars.color.ink2,
  borderRadius: vars.radius,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunk, color: vars.color.ink },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.line2, background: 'none', cursor: 'default' },
  },
  '@media': { [coarse]: { inlineSize: px(44), blockSize: px(44) } },
  ...focusRing,
});
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: px(32),
  paddingInlineEnd: space(64),
  '@media': { [coarse]: { minBlockSize: px(44) } },
});
export const dropdowns = style({ display: 'flex', gap: space(4) });
/** The native choice lies invisible above the words that show it. */
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius,
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&:has(:focus-visible)': { outline: `${px(2)} solid ${vars.color.accent}`, outlineOffset: px(1) },
  },
});
export const dropdown = style([
  text.ui,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    opacity: 0,
    appearance: 'none',
    background: vars.color.paper,
    color: vars.color.ink,
    cursor: 'pointer',
  },
]);
export const chosenCaption = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: px(32),
  paddingInline: space(6),
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style([
  text.small,
  { inlineSize: px(36), blockSize: px(24), color: vars.color.ink3, fontWeight: 400, textAlign: 'center' },
]);
export const day = style({ padding: 0, textAlign: 'center' });
/** Only ink on paper turned round: nothing else in the calendar is filled. */
export const selected = style({
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: 600,
  borderRadius: vars.radius,
  '@media': { '(forced-colors: active)': { outline: `${px(2)} solid Highlight` } },
});
export const dayButton = style([
  text.ui,
  {
    inlineSize: px(36),
    blockSize: px(32),
    borderRadius: vars.radius,
    color: 'inherit',
    fontVariantNumeric: 'lining-nums tabular-nums',
    cursor: 'pointer',
    '@media': { [coarse]: { inlineSize: px(44), blockSize: px(44) } },
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunk },
      '&:disabled': { cursor: 'default' },
      [`${selected} > &:hover`]: { background: 'none' },
    },
    ...focusRing,
  },
]);
export const outside = style({ color: vars.color.ink3 });
export const disabled = style({ color: vars.color.line2 });
export const today = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: px(4) });
