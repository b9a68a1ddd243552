import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** On paper only: it is drawn while the page is printed. */
export const list = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingInline: space(24) } },
});
export const about = style([text.small, { color: vars.color.ink2, paddingBlock: space(8) }]);
export const month = style([text.dialog, { paddingBlock: `${space(16)} ${space(4)}`, breakAfter: 'avoid' }]);
export const table = style([text.ui, { inlineSize: '100%', tableLayout: 'fixed' }]);
export const columnName = style([
  text.small,
  {
    paddingBlock: space(4),
    paddingInlineEnd: space(8),
    textAlign: 'start',
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    selectors: {
      '&:nth-child(1)': { inlineSize: px(92) },
      '&:nth-child(2)': { inlineSize: px(120) },
      '&:nth-child(4)': { inlineSize: '18%' },
      '&:nth-child(5)': { inlineSize: '22%' },
    },
  },
]);
export const row = style({ breakInside: 'avoid', borderBlockEnd: `1px solid ${vars.color.line}` });
export const cell = style({
  paddingBlock: space(4),
  paddingInlineEnd: space(8),
  textAlign: 'start',
  verticalAlign: 'top',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const day = style([cell, { whiteSpace: 'nowrap', color: vars.color.ink }]);
export const topic = style([cell, { color: vars.color.ink, fontWeight: 500 }]);
export const status = style({ display: 'inline-flex', alignItems: 'center', gap: space(6) });
