import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The distance above its first line is that of the page. */
export const page = style([text.law, { marginBlockStart: space(-12) }]);
/** Sections beside each other where there is room. */
export const sections = style([
  page,
  { '@media': { [`screen and ${from('large')}`]: { columns: 2, columnGap: space(52) } } },
]);

export const paragraph = style({ marginBlock: `${space(12)} 0` });
export const heading = style({
  fontFamily: vars.font.law,
  fontSize: px(20),
  lineHeight: px(28),
  fontWeight: 600,
  marginBlock: `${space(36)} 0`,
  // The distance above the first line is that of the page, whatever comes first.
  selectors: {
    '&:first-child': { marginBlockStart: space(12) },
    // Padding, since a column drops the margin of what begins it; the margin keeps sections in a column apart.
    [`${sections} > &`]: {
      '@media': {
        [`screen and ${from('large')}`]: {
          marginBlock: `${space(24)} 0`,
          paddingBlockStart: space(12),
          breakAfter: 'avoid',
        },
      },
    },
    [`${sections} > &:first-child`]: {
      '@media': { [`screen and ${from('large')}`]: { marginBlockStart: 0 } },
    },
  },
});
/** A list in an item of another one keeps close to its words. */
export const item = style({ selectors: { '& + &': { marginBlockStart: space(6) } } });
export const list = style({
  marginBlock: `${space(12)} 0`,
  paddingInlineStart: space(24),
  listStyle: 'disc',
  selectors: { 'ol&': { listStyle: 'decimal' } },
});
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.85em',
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.sunk,
  borderRadius: px(2),
});

/** Rows beside each other where there is room, separated by thin lines. */
export const leads = style([
  text.form,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(320)}), 1fr))`,
    columnGap: space(52),
    marginBlock: `${space(8)} 0`,
    borderBlockStart: `1px solid ${vars.color.rule}`,
    selectors: {
      [`${sections} > &`]: {
        '@media': {
          [`screen and ${from('large')}`]: { gridTemplateColumns: 'minmax(0, 1fr)', breakInside: 'avoid' },
        },
      },
    },
  },
]);
export const lead = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  paddingBlock: space(12),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:hover': { background: vars.color.ground } },
});
export const about = style({ color: vars.color.ink2 });

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  ':hover': { textDecorationThickness: px(2) },
  ...focusRing,
  selectors: {
    // The link of a row covers it.
    [`${lead} > &`]: { fontWeight: 600 },
    [`${lead} > &::after`]: { content: '""', position: 'absolute', inset: 0 },
  },
});

/** Says above a page that texts are missing; the page begins at its distance below. */
export const notLoaded = style([
  text.form,
  {
    marginBlockEnd: space(28),
    padding: `${space(8)} ${space(12)}`,
    background: vars.color.ground,
    borderRadius: vars.radius,
    color: vars.color.ink2,
  },
]);
export const nowhere = style({ selectors: { [`${lead} > &`]: { fontWeight: 600 } } });

export const contact = style([
  text.form,
  { display: 'grid', justifyItems: 'start', gap: space(12), marginBlockStart: space(16) },
]);

export const tableRoom = style({
  overflowX: 'auto',
  marginBlockStart: space(16),
  '@media': { print: { overflow: 'visible' } },
  ...focusRing,
});

export const table = style([text.form, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space(8)} ${space(16)} ${space(8)} 0`,
  borderBlockEnd: `${px(1)} solid ${vars.color.line}`,
});
export const sign = style([cell, { fontWeight: 400, whiteSpace: 'nowrap' }]);
/** Cells of a table in a text: a number stands at the end where the text says so. */
export const pageCell = styleVariants(
  { left: 'start', center: 'center', right: 'end' } as const,
  (textAlign) => [cell, { textAlign, minInlineSize: px(96) }],
);
