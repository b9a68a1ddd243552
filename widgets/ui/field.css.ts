import { style, styleVariants } from '@vanilla-extract/css';
import { fieldFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

export const field = style({ position: 'relative', display: 'grid', gap: space(4), minInlineSize: 0 });

export const aside = style([text.ui, { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }]);

export const label = style([text.ui, { fontWeight: 500, color: vars.color.ink }]);

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  color: vars.color.ink,
  // Keeps the label visible when the field is scrolled into view.
  scrollMarginBlockStart: px(28),
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.red },
    '&:disabled, &[readonly]': { background: vars.color.ground, color: vars.color.ink2 },
  },
  ...fieldFocusRing,
});

export const size = styleVariants({
  normal: [input, text.ui, { minBlockSize: px(32), paddingInline: space(8), ...fingerHigh }],
  large: [input, text.form, { minBlockSize: px(40), paddingInline: space(12), ...fingerHigh }],
});

/** Several lines, with a height that the user can change. */
export const area = style([
  input,
  text.form,
  { minBlockSize: px(144), padding: `${space(8)} ${space(12)}`, resize: 'vertical' },
]);

export const withTrailing = style({ paddingInlineEnd: space(44) });
export const trailing = style({ position: 'absolute', insetInlineEnd: px(4) });

export const hint = style([text.small, { color: vars.color.ink3 }]);

export const error = style([
  text.ui,
  { display: 'flex', alignItems: 'flex-start', gap: space(6), color: vars.color.red },
]);
export const errorIcon = style({ marginBlockStart: space(4) });
