import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const preview = style([
  text.ui,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) },
]);
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const title = style([text.form, { fontWeight: 600 }]);
export const warnings = style({ display: 'grid', gap: space(4), color: vars.color.amber });
export const unrelated = style({ color: vars.color.red });
export const rows = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${px(112)} minmax(0, 1fr)`,
  gap: space(12),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) } },
});
export const change = style([text.small, { color: vars.color.ink3 }]);
export const words = style([text.lawSnippet, { overflowWrap: 'anywhere' }]);
