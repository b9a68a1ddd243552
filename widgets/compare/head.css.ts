import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { narrow, phone } from './layout.ts';

/** Title on the left, tools on the right of it where there is room, else below. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  flex: 'none',
  minBlockSize: px(54),
  paddingInline: `${px(16)} ${px(24)}`,
  '@container': {
    [narrow]: { paddingInline: `${px(8)} ${px(16)}`, minBlockSize: px(48) },
  },
  '@media': { print: { paddingInline: 0 } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${px(12)}`,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const name = style([
  text.lawHead,
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { fontSize: px(18), lineHeight: px(24) } },
  },
]);
globalStyle(`${name} i`, { fontWeight: 400 });
export const place = style({ marginInlineEnd: px(8) });
export const about = style([
  text.ui,
  { color: vars.color.ink3, overflowWrap: 'anywhere', '@container': { [phone]: { display: 'none' } } },
]);
export const swap = style({
  color: vars.color.ink,
  '@container': { [phone]: { fontSize: 0, gap: 0 } },
  '@media': { print: { display: 'none' } },
});

export const tools = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${px(4)} ${px(6)}`,
    flex: 'none',
    minBlockSize: px(44),
    paddingInline: `${px(24)} ${px(16)}`,
    background: vars.color.paper,
    '@container': {
      [narrow]: { paddingInline: `${px(16)} ${px(8)}` },
    },
    '@media': { print: { display: 'none' } },
  },
]);
export const only = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(8),
    minBlockSize: px(32),
    marginInlineEnd: px(12),
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
export const box = style({
  flex: 'none',
  inlineSize: px(14),
  blockSize: px(14),
  margin: 0,
  accentColor: vars.color.accent,
  ...focusRing,
});
export const gap = style({ flex: '1 1 0', minInlineSize: 0 });
export const position = style([
  text.ui,
  { minInlineSize: px(64), color: vars.color.ink2, whiteSpace: 'nowrap', textAlign: 'start' },
]);
