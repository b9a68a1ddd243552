import { keyframes, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const state = style([
  text.form,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space(12),
    maxInlineSize: px(520),
    padding: `${space(24)} 0`,
    color: vars.color.ink2,
  },
]);

export const title = style([text.form, { color: vars.color.ink, fontWeight: 600 }]);

/** When a server is asked again. */
export const attempt = style([text.small, { color: vars.color.ink3 }]);

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({ display: 'grid', gap: space(12) });

export const line = style({
  blockSize: px(14),
  background: vars.color.sunk,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
