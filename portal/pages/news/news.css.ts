import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';

const { color } = vars;

/** The distance above the first row is that of the page. */
export const rows = style({ display: 'grid', marginBlockStart: space(-16) });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(16),
  borderBlockEnd: `1px solid ${color.line}`,
});
/** Day, source, and what is to be known about an item. */
export const facts = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(12)}`,
    color: color.ink2,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);
export const title = style([text.lawHead, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
const underlined = { textDecoration: 'underline', textUnderlineOffset: px(3) } as const;
/** The link of a row covers it. */
export const titleLink = style({
  color: color.ink,
  selectors: {
    '&:hover': underlined,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  ...focusRing,
});
export const summary = style([text.lawSnippet, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const badge = style([
  text.micro,
  {
    // Above the link that covers its row, so that a mouse can rest on it.
    position: 'relative',
    paddingInline: space(6),
    border: `1px solid ${color.line2}`,
    borderRadius: vars.radius,
    color: color.ink2,
    whiteSpace: 'nowrap',
  },
]);
/** What leads on stands at the beginning and the end of a line, with words between. */
export const paging = style([
  text.form,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(16),
    paddingBlock: space(16),
    color: color.ink2,
    '@media': { print: { display: 'none' } },
  },
]);
export const pagingLink = style([
  fingerLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(6),
    color: color.accent,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': underlined },
    ...focusRing,
  },
]);
/** Above what a page has, by its distance from the top nearer to the head. */
export const back = style([
  text.form,
  { marginBlock: `${space(-8)} ${space(12)}`, '@media': { print: { display: 'none' } } },
]);
export const end = style({ gridColumn: -2, justifySelf: 'end', textAlign: 'end' });

export const article = style([text.law, { overflowWrap: 'anywhere' }]);
export const parts = style({ display: 'grid', gap: space(24), paddingBlockStart: space(28) });
export const part = style([text.form, { display: 'grid', gap: space(4) }]);
export const partHead = style([text.ui, { fontWeight: 600, color: color.ink2 }]);
export const link = style([
  fingerLink,
  {
    // A target of its own height, since the next one is close.
    display: 'inline-block',
    minBlockSize: px(24),
    lineHeight: px(24),
    color: color.accent,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    ...underlined,
    ':hover': { textDecorationThickness: px(2) },
    ...focusRing,
  },
]);
export const links = style({ display: 'grid', justifyItems: 'start', gap: space(6) });
/** A link with its mark beside it. */
export const marked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(8) });
/** The items before and after, each of any length. */
export const neighbours = style([
  text.form,
  {
    display: 'grid',
    gap: space(8),
    marginBlockStart: space(28),
    paddingBlock: space(16),
    borderBlockStart: `1px solid ${color.rule}`,
    '@media': { print: { display: 'none' } },
  },
]);
