import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as tables from '#styles/table.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch, fingerLink } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { listEnd } from '../../shell/page-frame.css.ts';

const narrow = below('medium');

/** Marks the page as one that may still change. */
export const beta = style([
  text.micro,
  {
    paddingInline: space(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
  },
]);

export const period = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, ${px(152)})`,
  gap: `${space(4)} ${space(12)}`,
  '@media': {
    [below('small')]: { inlineSize: '100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});
export const problem = style({ gridColumn: '1 / -1' });

/** Ten names take two lines; where they would take six, a field stands in their place. */
export const tabs = style({
  paddingInline: space(24),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});
export const select = style({ '@media': { print: { display: 'none' } } });

export const content = style([
  listEnd,
  { paddingInline: space(24), '@media': { [narrow]: { paddingInline: space(16) } } },
]);
export const skeleton = style({ display: 'grid', gap: space(24), paddingBlockStart: space(44) });
export const note = style([text.ui, { paddingBlock: space(12), color: vars.color.ink2 }]);
export const noteLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(4)} ${space(12)}`,
});
/** What the table is of: on paper, where tabs and days are not. */
export const caption = style([
  text.small,
  {
    display: 'none',
    textAlign: 'start',
    color: vars.color.ink2,
    '@media': { print: { display: 'table-caption' } },
  },
]);

export const table = style([text.ui, { inlineSize: '100%', '@media': { [narrow]: { display: 'block' } } }]);
export const head = style({ '@media': { [narrow]: { display: 'none' } } });
export const body = style({ '@media': { [narrow]: { display: 'block' } } });
export const headCell = style([
  text.small,
  tables.headCell,
  tables.stickyLine(vars.color.rule),
  { paddingInlineEnd: space(16) },
]);
export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [narrow]: { display: 'grid', gap: space(4), paddingBlock: space(12) },
    print: { breakInside: 'avoid' },
  },
});
const cell = style({
  padding: `${space(8)} ${space(16)} ${space(8)} 0`,
  verticalAlign: 'baseline',
  color: vars.color.ink2,
  '@media': { [narrow]: { display: 'block', padding: 0 } },
});
export const inForce = style([
  cell,
  {
    inlineSize: px(136),
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [narrow]: { inlineSize: 'auto' } },
  },
]);
export const document = style([
  cell,
  {
    color: vars.color.ink,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '@media': { [narrow]: { order: -1 } },
  },
]);
export const units = style([cell, { inlineSize: '22%', '@media': { [narrow]: { inlineSize: 'auto' } } }]);
export const changes = style([
  cell,
  {
    inlineSize: '32%',
    paddingInlineEnd: 0,
    overflowWrap: 'break-word',
    '@media': { [narrow]: { inlineSize: 'auto' } },
  },
]);
export const cellLabel = style([
  text.small,
  tables.cellLabel,
  { '@media': { [narrow]: { display: 'inline' } } },
]);

export const link = style({
  color: vars.color.accent,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
  ...fingerLink,
  ...focusRing,
});
export const short = style({ fontWeight: 500 });
export const number = style([text.small, { display: 'block', color: vars.color.ink3 }]);
export const mark = style([
  text.micro,
  {
    display: 'inline-block',
    paddingInline: space(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
  },
]);
export const compare = style({ display: 'block' });
export const list = style({ display: 'grid', gap: space(4) });
/** A change with what is said of it beside it. */
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(8)}`,
  overflowWrap: 'anywhere',
});
export const deadline = style([text.small, { color: vars.color.ink3 }]);
/** A target of its own height, since the next one is close. */
export const namedLink = style([link, { minBlockSize: px(24) }]);
export const summary = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    inlineSize: 'fit-content',
    minBlockSize: px(24),
    listStyle: 'none',
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.ink }, '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [byTouch]: { minBlockSize: px(44) } },
    ...focusRing,
  },
]);
export const arrow = style({ selectors: { '[open] > * > &': { rotate: '90deg' } } });
