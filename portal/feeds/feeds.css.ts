import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

const { color } = vars;
const below = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const parts = style({ ...below, gap: space(24) });
export const intro = style([text.form, { color: color.ink2 }]);
export const form = style({ ...below, gap: space(16) });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(8),
});
export const title = style([text.dialog, { paddingBlockEnd: space(4), outline: 'none' }]);
export const feed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  paddingBlock: space(8),
  borderBlockStart: `1px solid ${color.line}`,
});
export const about = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([text.form, { fontWeight: 600, color: color.ink }]);
export const faint = style([text.small, { color: color.ink2 }]);
