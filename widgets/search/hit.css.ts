import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { italicWeight } from '#styles/letters.css.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { hidden } from '../ui/visually-hidden.css.ts';
import * as compact from './compact.css.ts';
import { under } from './layout.ts';
import { inset } from './results.css.ts';

const narrow = under(600);

export const hit = style({
  ...inset,
  position: 'relative',
  '@container': { [under(1280)]: { paddingInline: space(24) }, [under(960)]: { paddingInline: space(16) } },
  '@media': { print: { breakInside: 'avoid' } },
});
/** The hit in the preview. */
export const chosen = style({
  background: vars.color.accentWash,
  selectors: { '&::before': hereBeside },
  '@media': { print: { background: 'none' } },
});

export const inner = style([
  compact.inner,
  {
    display: 'grid',
    gridTemplateColumns: `${px(104)} minmax(0, 1fr)`,
    columnGap: space(16),
    paddingBlock: space(12),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': { [narrow]: { display: 'block' } },
  },
]);
/** The hit that the term named itself; a strong line separates it from the others. */
export const cited = style({
  paddingBlock: `${space(20)} ${space(12)}`,
  borderBlockEndColor: vars.color.rule,
});

export const place = style([
  compact.around,
  {
    vars: { [italicWeight]: '400' },
    minInlineSize: 0,
    '@container': { [narrow]: { display: 'flex', alignItems: 'baseline', gap: space(8) } },
  },
]);
export const number = style([
  text.lawSnippet,
  compact.number,
  { display: 'block', color: vars.color.ink, fontSize: px(16), fontWeight: 600, overflowWrap: 'anywhere' },
]);
export const citedNumber = style([text.lawHead, { display: 'block' }]);
export const document = style([
  text.small,
  compact.document,
  {
    // The name of a document without a short one is long: the whole is its title.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: vars.color.ink3,
    overflowWrap: 'break-word',
    '@container': { [narrow]: { marginInlineStart: 'auto' } },
  },
]);
export const citedDocument = style({ '@container': { [narrow]: { marginInlineStart: 0 } } });
export const citationHit = style([
  text.small,
  compact.below,
  {
    display: 'block',
    color: vars.color.accent,
    fontWeight: 500,
    '@container': { [narrow]: { marginInlineStart: 'auto' } },
  },
]);
/** The articles that were cited together with this one. */
export const citedRange = style({ color: vars.color.ink2 });

export const body = style([
  compact.around,
  {
    minInlineSize: 0,
    maxInlineSize: px(704),
    // Hits that are no law have no number beside them.
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  },
]);
export const headline = style([
  compact.headline,
  { display: 'flex', alignItems: 'baseline', gap: space(12) },
]);
export const heading = style([
  text.form,
  { flex: '1 1 auto', minInlineSize: 0, fontWeight: 600, color: vars.color.ink, overflowWrap: 'anywhere' },
]);
export const citedHeading = style([
  text.lawHead,
  { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
]);
/** The link covers the whole hit. */
export const link = style({
  position: 'relative',
  color: 'inherit',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ...fingerLink,
  ...focusRing,
});
export const status = style([
  text.small,
  {
    flex: 'none',
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'none' } },
  },
]);
/** Marks law that is not in force today. */
export const notInForce = style({
  color: vars.color.amber,
  fontWeight: 500,
  '@container': { [narrow]: { display: 'inline' } },
});

export const snippet = style([
  text.lawSnippet,
  compact.below,
  compact.snippet,
  { marginBlockStart: space(2), overflowWrap: 'break-word', hyphens: 'manual', textWrap: 'pretty' },
]);
export const citedSnippet = style({ fontSize: px(16), lineHeight: px(24) });
export const passage = style({
  color: 'inherit',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.line2,
      textUnderlineOffset: '0.2em',
    },
  },
  ...focusRing,
});
export const passageNumber = style([
  text.small,
  {
    marginInlineEnd: space(8),
    whiteSpace: 'nowrap',
    fontFamily: vars.font.law,
    fontSize: px(13),
    color: vars.color.ink2,
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
  },
]);
/** Rows of a table that match, as a small table. */
export const tablePassage = style({ marginBlockStart: space(4), maxInlineSize: '100%', overflowX: 'auto' });
export const tableName = style([text.small, { color: vars.color.ink3 }]);
/** Stands alone above its table: a finger must hit it. */
export const tableLink = style([
  passage,
  { display: 'inline-flex', alignItems: 'center', paddingInlineEnd: space(4), ...fingerHigh },
]);
export const table = style([
  text.ui,
  { inlineSize: '100%', borderCollapse: 'collapse', fontFamily: vars.font.law, color: vars.color.ink },
]);
const cell = {
  padding: `${space(4)} ${space(12)} ${space(4)} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;
export const tableHead = style([
  text.small,
  { ...cell, color: vars.color.ink3, fontWeight: 400, borderBlockEnd: `1px solid ${vars.color.line2}` },
]);
export const tableCell = style({ ...cell, borderBlockEnd: `1px solid ${vars.color.line}` });
/** A wide space at which a line may break. */
export const between = style({ wordSpacing: px(7) });
export const mark = style({
  background: vars.color.mark,
  color: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.mark}`,
  '@media': { '(forced-colors: active)': { textDecoration: 'underline', textDecorationThickness: '2px' } },
});

/** Text for assistive technology in a link: over the visible words, so that a press at its start hits the link. */
export const spokenFirst = style([hidden, { insetBlockStart: '50%' }]);

/** Repealed text is dimmed. */
export const dimmed = style({ color: vars.color.ink2, fontWeight: 400 });

export const meta = style([
  text.small,
  compact.below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(16)}`,
    marginBlockStart: space(4),
    color: vars.color.ink3,
  },
]);
export const metaStrong = style({ color: vars.color.ink2 });
export const whyButton = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    minBlockSize: px(24),
    color: vars.color.ink3,
    cursor: 'pointer',
    ':hover': { color: vars.color.ink },
    '@media': { ...fingerHigh['@media'], print: { display: 'none' } },
    ...focusRing,
  },
]);
/** On a line of its own. */
export const whyList = style({
  display: 'grid',
  flex: '1 1 100%',
  selectors: { '&[hidden]': { display: 'none' } },
  gap: space(2),
  paddingBlock: `${space(2)} ${space(4)}`,
  paddingInlineStart: space(16),
  color: vars.color.ink2,
});

export const actions = style([
  compact.below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(8),
    marginBlockStart: space(12),
    '@media': { print: { display: 'none' } },
  },
]);

export const further = style([
  text.ui,
  {
    display: 'grid',
    gridTemplateColumns: `${px(104)} minmax(0, 1fr)`,
    gap: `${space(4)} ${space(16)}`,
    paddingBlock: space(12),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': { [narrow]: { display: 'block' } },
    '@media': { print: { display: 'none' } },
  },
]);
export const furtherLabel = style([text.small, { color: vars.color.ink3, paddingBlockStart: space(4) }]);
export const furtherList = style({ minInlineSize: 0, maxInlineSize: px(704) });
export const step = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    inlineSize: '100%',
    minBlockSize: px(26),
    color: vars.color.accent,
    fontWeight: 500,
    textAlign: 'start',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    ':hover': { textDecoration: 'underline' },
    ...focusRing,
  },
]);
export const stepText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const stepKey = style([
  text.micro,
  {
    paddingInline: space(4),
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
  },
]);
export const stepTotal = style([
  text.small,
  { marginInlineStart: 'auto', color: vars.color.ink3, fontWeight: 400, whiteSpace: 'nowrap' },
]);
