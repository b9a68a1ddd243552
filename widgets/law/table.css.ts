import { style, styleVariants } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

const shade = `color-mix(in oklab, ${vars.color.ink} 22%, transparent)`;
const edge = (side: 'left' | 'right', attachment: string, [from, size]: readonly [string, number]) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${from}, transparent) ${side} / ${px(size)} 100% no-repeat ${attachment}`;
/**
 * A wide table scrolls inside its frame; the text keeps its width. A shade at an edge says that the table goes on
 * there: covers that scroll with the table lie over the shades where it ends.
 */
export const frame = style({
  overflowX: 'auto',
  marginBlock: space(12),
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  background: [
    edge('left', 'local', [`${vars.color.paper} 40%`, 44]),
    edge('right', 'local', [`${vars.color.paper} 40%`, 44]),
    edge('left', 'scroll', [shade, 16]),
    edge('right', 'scroll', [shade, 16]),
  ].join(', '),
  '@media': { print: { background: 'none' } },
  ...innerFocusRing,
});

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
const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space(4)} ${space(12)} ${space(4)} 0`,
});
export const cells = styleVariants({
  data: [cell, { borderBlockEnd: `1px solid ${vars.color.line}` }],
  head: [cell, { fontWeight: 600, borderBlockEnd: `1px solid ${vars.color.rule}`, verticalAlign: 'bottom' }],
  layout: [cell],
});
/** A cell of a column of figures, whose digits stand under each other. */
export const figure = style({ textAlign: 'end' });
/** What goes on with a figure follows it as in a sentence; the figures stay under each other. */
const tailCell = style({ position: 'relative', paddingInlineEnd: 0, whiteSpace: 'nowrap' });
export const tail = styleVariants({
  words: [tailCell, { insetInlineStart: space(-8) }],
  sign: [tailCell, { insetInlineStart: space(-12) }],
});
/** Marks cells, whose text has its own size. */
export const inCell = style({});
