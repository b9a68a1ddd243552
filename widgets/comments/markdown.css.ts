import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  overflowWrap: 'anywhere',
});
export const paragraph = style({ whiteSpace: 'pre-line' });
export const heading = style({ fontWeight: 600 });
export const list = style({ paddingInlineStart: space(20), listStyle: 'revert' });
export const item = style({ selectors: { '& + &': { marginBlockStart: space(2) } } });
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.92em',
  paddingInline: space(4),
  background: vars.color.sunk,
  borderRadius: px(2),
});
export const mention = style({ color: vars.color.accent, fontWeight: 600 });
