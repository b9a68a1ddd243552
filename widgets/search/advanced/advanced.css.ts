import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'grid', gap: space(20), containerType: 'inline-size' });

export const group = style({ minInlineSize: 0 });
export const groupTitle = style([
  text.ui,
  { marginBlockEnd: space(8), color: vars.color.ink, fontWeight: 600 },
]);
/** Two columns where there is room for them. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(20)}`,
  alignItems: 'start',
  '@container': { '(width >= 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const query = style({
  display: 'grid',
  gap: space(4),
  padding: space(12),
  background: vars.color.ground,
});
export const queryLabel = style([text.small, { color: vars.color.ink2 }]);
export const queryText = style([text.ui, { color: vars.color.ink, overflowWrap: 'anywhere' }]);
export const problem = style([text.ui, { color: vars.color.red }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });
export const help = style([
  text.ui,
  {
    marginInlineStart: 'auto',
    color: vars.color.accent,
    ':hover': { textDecoration: 'underline' },
    '@media': { '(pointer: coarse)': { paddingBlock: space(12) } },
    ...focusRing,
  },
]);
