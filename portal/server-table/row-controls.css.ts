import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { check } from '#widgets/ui/check.css.ts';

const narrow = below('medium');

/** What stands before a row. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(4),
  '@container': { [narrow]: { gap: space(8) } },
});
export const select = style([check, { display: 'grid' }]);
/** As large as a target must be, around a box that is smaller. */
export const selectRoom = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: px(44), blockSize: px(44) } },
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
export const selectHead = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  paddingInlineEnd: space(40),
  '@container': { [narrow]: { paddingInlineEnd: 0 } },
});

/** The number that is selected and what is done with it. */
export const selection = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });
export const selected = style({ color: vars.color.ink, fontWeight: 600 });
