import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as tables from '#styles/table.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { inset, partHead } from '../../shell/page-frame.css.ts';
import { actions as formActions, group as formGroup } from '../forms.css.ts';

export const filter = style([
  inset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space(12),
    paddingBlock: space(8),
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  },
]);
export const filterField = style({
  flex: `0 1 ${px(180)}`,
  minInlineSize: px(132),
  '@media': { [below('small')]: { flex: '1 1 40%' } },
});
export const filterFirst = style([filterField, { '@media': { [below('small')]: { flexBasis: '100%' } } }]);
export const filterWide = style({
  flex: `1 1 ${px(240)}`,
  maxInlineSize: px(360),
  '@media': { [below('small')]: { maxInlineSize: 'none' } },
});
/** The fields are folded on phones, where they would fill the screen. */
export const fold = style({
  display: 'none',
  '@media': { [`screen and ${below('small')}`]: { display: 'flex' } },
});
export const folded = style({ '@media': { [below('small')]: { display: 'none' } } });
/** On a line of its own, its text is aligned with the fields. */
export const clear = style({ '@media': { [below('small')]: { marginInlineStart: space(-12) } } });
export const wrongDates = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });

export const older = style({ paddingBlock: space(16), '@media': { print: { display: 'none' } } });

/** The width below which the rows of a table become blocks. */
const narrow = below('medium');
export const table = style([text.ui, { inlineSize: '100%', '@media': { [narrow]: { display: 'block' } } }]);
/** Columns have fixed widths, whatever their content is. */
export const logTable = style([table, { tableLayout: 'fixed' }]);
/** Rows that are blocks name their values themselves. */
export const head = style({ '@media': { [narrow]: { display: 'none' } } });
export const body = style({ '@media': { [narrow]: { display: 'block' } } });
export const headCell = style([
  text.small,
  tables.headCell,
  { paddingInlineEnd: space(12), whiteSpace: 'nowrap', borderBlockEnd: `1px solid ${vars.color.rule}` },
]);
export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [narrow]: { display: 'grid', gap: space(2), paddingBlock: space(8) },
  },
});
export const cell = style({
  padding: `${space(8)} ${space(12)} ${space(8)} 0`,
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'break-word',
  '@media': {
    [narrow]: {
      display: 'block',
      padding: 0,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
  // The last column ends at the edge of the table.
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
export const cellLabel = style([
  text.small,
  tables.cellLabel,
  { '@media': { [narrow]: { display: 'inline' } } },
]);
/** The name of what a row is about, which other columns do not squeeze. */
export const rowName = style([
  cell,
  { fontWeight: 500 },
  { '@media': { [from('medium')]: { minInlineSize: px(140) } } },
]);
export const lines = style({ listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' });
/** The words of a button without an edge stand under the name of its column. */
export const cellAction = style({ marginInlineStart: space(-12) });
export const time = style([cell, { color: vars.color.ink2, whiteSpace: 'nowrap' }]);
export const strong = style([cell, { fontWeight: 500 }]);
/** What was done stands first where rows are blocks. */
export const action = style([strong, { '@media': { [narrow]: { order: -1 } } }]);
export const quiet = style([cell, { color: vars.color.ink2 }]);
export const faint = style({ color: vars.color.ink3 });

export const skeleton = style({ display: 'grid', gap: space(20), paddingBlockStart: space(24) });

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(12)}`,
  overflowWrap: 'anywhere',
});
export const caption = style([
  text.small,
  {
    paddingBlock: space(8),
    color: vars.color.ink3,
    textAlign: 'start',
    '@media': { [narrow]: { display: 'block' } },
  },
]);

/** Settings with a heading beside them, and such parts below the form. */
export const part = style([formGroup, text.ui]);
/** Other parts of the page follow. */
export const actions = style([formActions, { paddingBlockEnd: space(24) }]);
export const furtherPart = style([part, { marginBlockStart: space(40) }]);
export const partTitle = style([partHead, text.dialog, { marginBlock: `${space(-2)} ${space(12)}` }]);
export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  maxInlineSize: px(640),
});
export const inLine = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(4)} ${space(28)}` });
export const group = style({
  display: 'grid',
  gap: space(6),
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});
export const legend = style([text.ui, { padding: 0, fontWeight: 500, marginBlockEnd: space(6) }]);
export const hint = style([
  text.small,
  { maxInlineSize: px(640), marginBlockStart: space(8), color: vars.color.ink3 },
]);

export const intro = style([text.ui, { maxInlineSize: px(640), marginBlockEnd: space(12) }]);
export const originName = style([legend, focusRing, { margin: 0, overflowWrap: 'anywhere' }]);
export const addLine = style({ marginBlockStart: space(16) });
export const credentialsText = style([text.ui, focusRing]);
export const dialogActions = style({ display: 'flex', justifyContent: 'end', gap: space(12) });

export const facts = style([text.form, { maxInlineSize: px(640), margin: 0 }]);
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `${px(160)} minmax(0, 1fr)`,
  gap: space(16),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const factName = style({ color: vars.color.ink3 });

/** What is missing. */
export const lacks = style({ fontWeight: 500, color: vars.color.amber });

export const planCell = style([
  cell,
  { paddingBlock: space(4), '@media': { [from('medium')]: { inlineSize: px(220) } } },
]);
export const planChoice = style({ display: 'grid', inlineSize: px(220), maxInlineSize: '100%' });
export const planFailed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  paddingBlock: space(4),
});
export const mark = style([
  text.micro,
  {
    marginInlineStart: space(8),
    paddingInline: space(6),
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink2,
  },
]);
/** Organisations and their changes beside what the plans hold, where there is room. */
export const domains = style({
  '@media': {
    [from('large')]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${px(440)}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space(64),
    },
  },
});
export const section = style([text.ui, { marginBlockStart: space(40) }]);
/** Its heading is as high as the head of the table beside it. */
export const plans = style([
  section,
  { '@media': { [from('large')]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: space(4) } } },
]);
export const sectionTitle = style([text.dialog, { marginBlockEnd: space(8) }]);
export const scrolls = style({ overflowX: 'auto' });
export const grid = style([text.ui, { inlineSize: '100%' }]);
export const gridHead = style([headCell, { paddingInlineEnd: space(24) }]);
export const gridCell = style({
  padding: `${space(6)} ${space(24)} ${space(6)} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const held = style({ display: 'flex' });
export const lacking = style([held, faint]);
