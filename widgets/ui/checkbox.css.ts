import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { check } from './check.css.ts';

export const field = style({ display: 'grid', gap: space(4) });
export const line = style([
  text.form,
  {
    display: 'flex',
    gap: space(8),
    alignItems: 'flex-start',
    paddingBlock: space(2),
    cursor: 'pointer',
    '@media': { [byTouch]: { paddingBlock: space(12) } },
    selectors: { '&:has(:disabled)': { color: vars.color.ink2, cursor: 'default' } },
  },
]);
/** Aligned with the text above it. */
export const hint = style([
  text.small,
  {
    color: vars.color.ink3,
    marginInlineStart: space(24),
    marginBlockStart: space(-4),
    // The line of its label is higher there than the text in it.
    '@media': { [byTouch]: { marginBlockStart: space(-12) } },
  },
]);
/** In the middle of the first line of its label. */
export const box = style([check, { marginBlockStart: space(2) }]);
