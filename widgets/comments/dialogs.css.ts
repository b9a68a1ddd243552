import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(8), inlineSize: '100%' });
/** Away from what saves. */
export const apart = style({ marginInlineStart: 'auto' });
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) });
export const heading = style([text.small, { color: vars.color.ink3, marginBlockEnd: space(4) }]);
/** A text as it stands, with its signs of Markdown: what is compared and copied. */
export const words = style([
  text.ui,
  {
    maxBlockSize: px(200),
    overflowY: 'auto',
    padding: space(8),
    border: `1px solid ${vars.color.line}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(12),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const factHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(12)}`,
  alignItems: 'baseline',
});
export const factName = style({ fontWeight: 600 });
export const factDate = style([text.small, { marginInlineStart: 'auto', color: vars.color.ink3 }]);
export const change = style([text.ui, { overflowWrap: 'anywhere' }]);
export const first = style({ whiteSpace: 'pre-wrap' });
export const changed = style([text.small, { color: vars.color.ink3 }]);
