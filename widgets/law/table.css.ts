import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';

/** A wide table scrolls inside its frame; the text keeps its width. */
export const frame = style({ overflowX: 'auto', marginBlock: px(12), ...innerFocusRing });

const table = style({
  inlineSize: '100%',
  fontSize: px(15),
  lineHeight: px(22),
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const kind = styleVariants({
  data: [table, { borderBlock: `1px solid ${vars.color.rule}` }],
  layout: [table],
});
const cell = style({ textAlign: 'start', verticalAlign: 'top', padding: `${px(5)} ${px(12)} ${px(5)} 0` });
export const cells = styleVariants({
  data: [cell, { borderBlockEnd: `1px solid ${vars.color.line}` }],
  head: [cell, { fontWeight: 600, borderBlockEnd: `1px solid ${vars.color.rule}`, verticalAlign: 'bottom' }],
  layout: [cell],
});
/** Marks cells, whose text has its own size. */
export const inCell = style({});
globalStyle(`${inCell} p`, { font: 'inherit', lineHeight: 'inherit' });
