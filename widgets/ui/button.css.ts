import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.instant}, border-color ${vars.motion.instant}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } },
  ...focusRing,
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});

const available = '&:hover:not(:disabled,[aria-disabled="true"])';

export const kind = styleVariants({
  /** The only filled button of a view. */
  primary: [
    base,
    {
      background: vars.color.accentFill,
      color: vars.color.accentOn,
      selectors: {
        [available]: {
          background: `color-mix(in oklab, ${vars.color.accentFill} 88%, ${vars.color.accentOff})`,
        },
      },
      // Otherwise forced colours would put a background behind its text, in the colour of the text.
      '@media': { '(forced-colors: active)': { borderColor: 'currentColor', forcedColorAdjust: 'none' } },
    },
  ],
  plain: [
    base,
    {
      borderColor: vars.color.line2,
      color: vars.color.ink,
      selectors: { [available]: { background: vars.color.sunk } },
    },
  ],
  quiet: [
    base,
    {
      color: vars.color.ink2,
      selectors: { [available]: { background: vars.color.sunk, color: vars.color.ink } },
    },
  ],
});

export const size = styleVariants({
  small: [text.ui, { minBlockSize: px(28), paddingInline: space(8), ...fingerHigh }],
  normal: [text.ui, { minBlockSize: px(32), paddingInline: space(12), ...fingerHigh }],
  large: [text.form, { minBlockSize: px(40), paddingInline: space(16), fontWeight: 500, ...fingerHigh }],
});

export const wide = style({ inlineSize: '100%' });

export const square = style({
  inlineSize: px(32),
  blockSize: px(32),
  minBlockSize: 0,
  paddingInline: 0,
  '@media': { '(pointer: coarse)': { inlineSize: px(44), blockSize: px(44) } },
});

export const pressed = style({ color: vars.color.accent, background: vars.color.accentWash });
