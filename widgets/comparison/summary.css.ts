import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { narrow } from './layout.ts';

export const summary = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space(2)} ${space(24)}`,
    flex: 'none',
    minBlockSize: px(44),
    paddingBlock: space(4),
    paddingInline: space(24),
    borderBlock: `1px solid ${vars.color.line}`,
    '@container': { [narrow]: { paddingInline: space(16), paddingBlock: `${space(8)} 0` } },
  },
]);
export const sentence = style({ fontWeight: 600 });
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
  // Aligns the first mark with the sentence above it.
  marginInlineStart: space(-6),
  '@media': { print: { display: 'none' } },
});
export const kind = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    minBlockSize: px(32),
    paddingInline: space(6),
    borderRadius: vars.radius,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: vars.color.sunk },
      '&[aria-pressed="true"]': {
        background: vars.color.accentWash,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
    },
    ...focusRing,
    '@media': {
      '(pointer: coarse)': { minBlockSize: px(44) },
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);
export const name = style({ paddingInline: space(4) });
export const count = style({ fontWeight: 600 });
