import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Across the detail of a change, below its other parts. */
export const impact = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space(8),
  minInlineSize: 0,
  // Not below the head of the table.
  scrollMarginBlockStart: px(72),
  '@container': { [below('medium')]: { gridColumn: 1 } },
});
export const head = style([text.ui, { fontWeight: 400 }]);
/** Takes the focus without a ring: it is no control. */
export const unfolded = style({ outline: 'none' });
export const content = style({ display: 'grid', gap: space(16), paddingBlockStart: space(8) });
export const places = style({ display: 'grid', gap: space(16), listStyle: 'none' });
export const place = style({ display: 'grid', gap: space(8), minInlineSize: 0 });
export const placeHead = style([text.ui, { fontWeight: 600 }]);
export const lines = style({ display: 'grid', gap: space(4), listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(8),
  overflowWrap: 'anywhere',
});
export const sign = style({ color: vars.color.ink3, marginBlockStart: space(4) });
export const cited = style({ background: 'transparent', color: vars.color.ink, fontWeight: 600 });
export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(8), minInlineSize: 0 });
