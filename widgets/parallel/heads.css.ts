import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { printedWords, repeatedHead } from '#styles/print.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { type Columns, headStays, inPairs, narrow, roomFor } from './layout.ts';
import { columnsOf } from './rows.css.ts';

/** Stays at the top while the text scrolls. */
export const heads = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zOrder.sticky,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { print: { ...repeatedHead, position: 'static' } },
});
/** The document and its version, if the head above scrolls away. */
export const act = style({ ...headStays({ display: 'none' }) });
export const about = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: `0 ${space(4)}`,
    minBlockSize: px(44),
    paddingInline: space(4),
    color: vars.color.ink2,
  },
]);
/** The status of the version below its name. */
export const version = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space(8)}`,
    paddingInline: space(12),
    paddingBlockEnd: space(8),
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    // The button that opens the line has air of its own.
    '@container': { [narrow]: { paddingInlineEnd: 0, paddingBlockEnd: 0 } },
  },
]);
/** On a phone one line, which the button behind it opens. */
export const shortStatus = {
  line: style({
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
  folded: style({
    flex: 1,
    minInlineSize: 0,
    '@container': { [narrow]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  }),
  whole: style({ flex: 1, minInlineSize: 0 }),
  unfold: style({ display: 'none', flex: 'none', '@container': { [narrow]: { display: 'block' } } }),
};
export const moves = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
/** Back to the text, and to the contents, where the head has scrolled away. */
export const ways = style({ display: 'flex', gap: space(4), '@media': { print: { display: 'none' } } });
/** What the texts are worth before the law. */
export const legal = style([
  text.small,
  {
    flex: 'none',
    padding: `0 ${space(24)} ${space(8)}`,
    color: vars.color.ink2,
    '@container': { [narrow]: { paddingInline: space(16) } },
  },
]);
/** Only on paper. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** Says on paper that parts of the text had not come yet. */
export const printedNotice = style([printed, text.ui, { paddingInline: space(24), fontWeight: 600 }]);
export const name = style({
  flex: '0 1 auto',
  fontWeight: 600,
  color: vars.color.ink,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const ofLanguages = (count: Columns, column?: number) =>
  `[data-columns="${count}"] > &${column === undefined ? '' : `:nth-child(${column})`}`;
export const row = style([
  columnsOf,
  {
    alignItems: 'center',
    // Where languages stand two and two, those of a column stand together above it.
    '@container': Object.fromEntries(
      ([3, 4] as const).map((count) => [
        inPairs[count],
        {
          selectors: {
            [`&[data-columns="${count}"]`]: {
              display: 'grid',
              gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
            },
          },
        },
      ]),
    ),
    '@media': {
      print: {
        borderBlockEnd: `1px solid ${vars.color.rule}`,
        // Four languages are printed below each other, each with its name.
        selectors: { '&[data-columns="4"]': { display: 'none' } },
      },
    },
  },
]);
/** As far from the edge as the text below, whose distances follow the zoom. */
const asText = (distance: 52 | 64, scale: number) =>
  `calc(${space(distance)} * var(--reg-zoom, 1) * ${scale})`;
const asTextInPairs = (count: 3 | 4) => ({
  [ofLanguages(count)]: { gridRow: 1, paddingInlineStart: 0 },
  [ofLanguages(count, 1)]: { gridColumn: 1, paddingInlineStart: asText(64, 0.92) },
  [ofLanguages(count, 2)]: { gridColumn: 3, paddingInlineStart: asText(64, 0.92) },
  [ofLanguages(count, 3)]: { gridColumn: 2 },
  [ofLanguages(count, 4)]: { gridColumn: 4 },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: px(38),
  paddingInlineStart: space(12),
  '@container': {
    [inPairs[3]]: { selectors: asTextInPairs(3) },
    [inPairs[4]]: { selectors: asTextInPairs(4) },
    [roomFor[2]]: { selectors: { [ofLanguages(2)]: { paddingInlineStart: asText(52, 0.97) } } },
    [roomFor[3]]: { selectors: { [ofLanguages(3)]: { paddingInlineStart: asText(52, 0.92) } } },
    [roomFor[4]]: { selectors: { [ofLanguages(4)]: { paddingInlineStart: asText(52, 0.92) } } },
  },
  '@media': { print: { paddingInlineStart: space(44) } },
});
export const language = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    minBlockSize: px(30),
    paddingInline: space(6),
    marginInlineStart: space(-6),
    fontWeight: 600,
    borderRadius: vars.radius,
    ...focusRing,
    ':hover': { background: vars.color.sunk },
    '@media': {
      '(pointer: coarse)': { minBlockSize: px(44), paddingInline: space(12), marginInlineStart: space(-12) },
      print: printedWords,
    },
  },
]);
export const arrow = style({ '@media': { print: { display: 'none' } } });
export const add = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: space(12),
  '@media': { print: { display: 'none' } },
});
