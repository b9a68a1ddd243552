import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const box = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

/** More specific than the field that it looks like, which has the same distance at both ends. */
export const select = style({
  selectors: { '&&': { appearance: 'none', paddingInlineEnd: space(28), textOverflow: 'ellipsis' } },
});

/** Clicks on it reach the select below. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space(8),
  insetBlockStart: `calc(50% - ${px(7)})`,
  color: vars.color.ink2,
  pointerEvents: 'none',
});
