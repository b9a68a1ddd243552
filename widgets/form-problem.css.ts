import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Present before it has content, as a live region must be; empty, it takes no room. */
export const problems = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(8),
  selectors: { '&:not(:has(p))': { position: 'absolute' } },
});

export const problem = style([
  text.ui,
  {
    display: 'flex',
    gap: space(8),
    padding: space(12),
    color: vars.color.red,
    border: `1px solid ${vars.color.red}`,
    borderRadius: vars.radius,
  },
]);
export const icon = style({ flex: 'none', marginBlockStart: space(2) });
