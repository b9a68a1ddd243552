import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { under } from './layout.ts';

export const facts = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: `${px(190)} 1fr`,
    '@container': { [under(600)]: { gridTemplateColumns: '1fr' } },
  },
]);
/** What is done with the whole document; its words stand in line with the facts. */
export const tools = style({ marginInlineStart: space(-8), paddingBlockEnd: space(8) });
export const label = style({ color: vars.color.ink3, paddingBlock: space(6) });
export const value = style({
  margin: 0,
  paddingBlock: space(6),
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const link = style({ color: vars.color.accent, fontWeight: 500, textDecoration: 'underline' });
