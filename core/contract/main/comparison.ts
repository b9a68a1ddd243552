import * as v from 'valibot';
import { bytes, call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { versionStatus } from './reading.ts';
import { unitKinds } from './regulation-text.ts';

/** What a difference is about. `editorial` never holds a changed number, date, modality or negation. */
export const differenceClasses = [
  'amount',
  'percentage',
  'deadline',
  'obligation',
  'reference',
  'numbering',
  'wording',
  'editorial',
] as const;
export const differenceClass = v.picklist(differenceClasses);
export type DifferenceClass = v.InferOutput<typeof differenceClass>;

/**
 * A stretch of text. Without `op` it stands in both; `difference` is its place in the row's
 * differences, so that what was deleted and what came instead share a number.
 */
export const run = v.object({
  text: v.string(),
  op: v.optional(v.picklist(['deleted', 'inserted'])),
  difference: v.optional(v.number()),
  mark: v.optional(v.picklist(['i', 'b', 'sup', 'sub', 'u'])),
});
export type Run = v.InferOutput<typeof run>;

/** One difference: what stood there, what stands there now; either may be empty. */
export const difference = v.object({ class: differenceClass, before: v.string(), after: v.string() });
export type Difference = v.InferOutput<typeof difference>;

/** Where a row stands on one side. `num` is its label without notes; absent where it has none or goes on. */
export const rowSide = v.object({
  path: v.string(),
  /** Path of the article or container that it is or stands in. */
  unit: v.string(),
  num: v.optional(v.string()),
});
export type RowSide = v.InferOutput<typeof rowSide>;

/**
 * What happened to a paragraph as a whole. `moved`: it stands elsewhere; `renumbered`: in its place
 * with another number; `split` and `merged`: one became several, several one. All of them may have
 * differences in words besides.
 */
export const rowChanges = [
  'same',
  'changed',
  'new',
  'repealed',
  'moved',
  'renumbered',
  'split',
  'merged',
] as const;
export const rowChange = v.picklist(rowChanges);
export type RowChange = v.InferOutput<typeof rowChange>;

/** One paragraph beside its counterpart: a heading, a paragraph, an item of a list, a row of a table. */
export const comparisonRow = v.object({
  change: rowChange,
  kind: v.picklist([...unitKinds, 'paragraph', 'letter', 'number', 'dash', 'group', 'text', 'table']),
  /** How deep it is indented: 0 heads and paragraphs, 1 their items, 2 items of items. */
  level: v.number(),
  /** Depth of a heading in the tree of containers. */
  depth: v.optional(v.number()),
  before: v.optional(rowSide),
  after: v.optional(rowSide),
  /** Both texts in one: the text before is what is not inserted, the text after what is not deleted. */
  runs: v.array(run),
  differences: v.array(difference),
});
export type ComparisonRow = v.InferOutput<typeof comparisonRow>;

/** What became of an article or container, for marks in the contents. `same` ones are left out. */
export const unitChange = v.object({
  path: v.string(),
  side: v.picklist(['before', 'after']),
  change: v.picklist(['changed', 'new', 'repealed', 'moved', 'renumbered']),
  /** Its path on the other side, where it has another. */
  other: v.optional(v.string()),
});
export type UnitChange = v.InferOutput<typeof unitChange>;

export const comparisonSummary = v.object({
  /** Rows by what happened to them. */
  rows: v.record(rowChange, v.number()),
  /** Differences by what they are about. */
  classes: v.record(differenceClass, v.number()),
});
export type ComparisonSummary = v.InferOutput<typeof comparisonSummary>;

/** One of the two texts. */
export const comparisonSide = v.object({
  regTextId: v.string(),
  displayName: v.string(),
  /** Long and short name as a title says them: "Bankengesetz, BankG". */
  title: v.string(),
  sourceNumber: v.string(),
  language: languageCode,
  versionDate: isoDate,
  validUntil: v.optional(isoDate),
  status: versionStatus,
  /** Path, name and heading of the one provision that is compared; absent for the whole document. */
  path: v.optional(v.string()),
  name: v.optional(v.string()),
  heading: v.optional(v.string()),
});
export type ComparisonSide = v.InferOutput<typeof comparisonSide>;

export const comparison = v.object({
  before: comparisonSide,
  after: comparisonSide,
  /** Two provisions or documents, and not two versions of one. */
  apart: v.boolean(),
  rows: v.array(comparisonRow),
  units: v.array(unitChange),
  summary: comparisonSummary,
  /** Texts that have so little in common that placing them side by side says nothing. */
  unrelated: v.boolean(),
});
export type Comparison = v.InferOutput<typeof comparison>;

export const comparisonCalls = {
  /** Two versions of a document or provision (same key twice, two dates), or two provisions of any documents. */
  compare: call('GET', '/Comparison/:before/:after', { reply: comparison }),
  /** The same as pages. `displayLanguage`: of the words beside the texts; `only`: what changed, with its headings. */
  comparisonPdf: call('GET', '/Comparison/Pdf/:before/:after', { reply: bytes('application/pdf') }),
};
