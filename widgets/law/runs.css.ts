import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/**
 * Deleted words are struck through, inserted ones underlined; the kind of line shows the class of the
 * difference.
 */
export const op = styleVariants({
  deleted: {
    color: vars.color.ink2,
    textDecoration: 'line-through 1px',
    boxDecorationBreak: 'clone',
  },
  inserted: {
    textDecoration: 'underline 1px',
    textUnderlineOffset: px(4),
    textDecorationSkipInk: 'none',
    boxDecorationBreak: 'clone',
  },
});

const ground = (color: string) => ({
  background: color,
  color: vars.color.ink,
  printColorAdjust: 'exact' as const,
  paddingInline: space(2),
  marginInline: space(-2),
});
const underlined = (line: object) => ({ selectors: { [`${op.inserted}&`]: line } });

export const kind = styleVariants({
  amount: {
    ...ground(vars.color.amount),
    ...underlined({ textDecorationStyle: 'double', textUnderlineOffset: px(3) }),
  },
  deadline: {
    ...ground(vars.color.date),
    ...underlined({ textDecorationThickness: px(2), textUnderlineOffset: px(3) }),
  },
  obligation: {
    ...ground(vars.color.modal),
    ...underlined({
      textDecorationStyle: 'dotted',
      textDecorationThickness: px(2),
      textUnderlineOffset: px(3),
    }),
  },
});

/** The same marks in the legend: each class name is marked as in the text. */
export const legend = styleVariants({
  amount: {
    background: vars.color.amount,
    textDecoration: 'underline double 1px',
    textUnderlineOffset: px(3),
  },
  deadline: { background: vars.color.date, textDecoration: `underline ${px(2)}`, textUnderlineOffset: px(3) },
  obligation: {
    background: vars.color.modal,
    textDecoration: `underline dotted ${px(2)}`,
    textUnderlineOffset: px(3),
  },
  other: { textDecoration: 'underline 1px', textUnderlineOffset: px(4) },
});

/** A square in the colour of a class, before its name. */
const square = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: px(10),
  blockSize: px(10),
  border: '1px solid currentColor',
  forcedColorAdjust: 'none',
  // Printing omits backgrounds, and the square would mean nothing without its colour.
  printColorAdjust: 'exact',
});
export const sign = styleVariants({
  amount: [square, { background: vars.color.amount }],
  deadline: [square, { background: vars.color.date }],
  obligation: [square, { background: vars.color.modal }],
  other: [square],
});
