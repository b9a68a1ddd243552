import * as v from 'valibot';
import { bytes, call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { behind } from './behind.ts';
import { versionStatus } from './reading.ts';
import { unitKinds } from './regulation-text.ts';
import { legalStatuses, officialSources } from './text-status.ts';

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
 * A stretch of text. Without `op` both texts have it. `difference` is the index in the differences of the
 * row; a deleted stretch and its replacement share one.
 */
export const run = v.object({
  text: v.string(),
  op: v.optional(v.picklist(['deleted', 'inserted'])),
  difference: v.optional(v.number()),
  mark: v.optional(v.picklist(['i', 'b', 'sup', 'sub', 'u'])),
});
export type Run = v.InferOutput<typeof run>;

/** One difference: the earlier and the later words; either may be empty. */
export const difference = v.object({ class: differenceClass, before: v.string(), after: v.string() });
export type Difference = v.InferOutput<typeof difference>;

/**
 * The place of a row on one side. `num` is its label without notes; absent if it has none or continues a
 * paragraph.
 */
export const rowSide = v.object({
  path: v.string(),
  /** Path of the article or container that this is, or that contains it. */
  unit: v.string(),
  num: v.optional(v.string()),
});
export type RowSide = v.InferOutput<typeof rowSide>;

/**
 * The change of a paragraph as a whole. `moved`: elsewhere in the text; `renumbered`: in the same place with
 * another number; `split`: one paragraph became several; `merged`: several became one. All of them may have
 * differences in their words too.
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
  /** Indentation: 0 for heads and paragraphs, 1 for their items, 2 for items of items. */
  level: v.number(),
  /** Depth of a heading in the tree of containers. */
  depth: v.optional(v.number()),
  before: v.optional(rowSide),
  after: v.optional(rowSide),
  /**
   * Set on the row at the old place of a moved paragraph, which has no later side: the path to which it moved.
   * The row there tells how it changed and is the one that counts.
   */
  to: v.optional(v.string()),
  /** Both texts in one: the earlier text is everything not inserted, the later one everything not deleted. */
  runs: v.array(run),
  differences: v.array(difference),
});
export type ComparisonRow = v.InferOutput<typeof comparisonRow>;

/** The change of an article or container, for marks in the contents. Unchanged ones are omitted. */
export const unitChange = v.object({
  path: v.string(),
  side: v.picklist(['before', 'after']),
  change: v.picklist(['changed', 'new', 'repealed', 'moved', 'renumbered']),
  /** Its path in the other text, if that is different. */
  other: v.optional(v.string()),
});
export type UnitChange = v.InferOutput<typeof unitChange>;

export const comparisonSummary = v.object({
  /** Number of rows by change. */
  rows: v.record(rowChange, v.number()),
  /** Number of differences by class. */
  classes: v.record(differenceClass, v.number()),
});
export type ComparisonSummary = v.InferOutput<typeof comparisonSummary>;

/** One of the two texts. */
export const comparisonSide = v.object({
  regTextId: v.string(),
  displayName: v.string(),
  /** Long and short name as in a title: "Bankengesetz, BankG". */
  title: v.string(),
  sourceNumber: v.string(),
  language: languageCode,
  versionDate: isoDate,
  validUntil: v.optional(isoDate),
  status: versionStatus,
  /** Never between versions of one place, which are compared as they are. */
  behind: v.optional(behind),
  source: v.picklist(officialSources),
  legalStatus: v.picklist(legalStatuses),
  sourcePage: v.optional(v.string()),
  /** Path, name and heading of the one provision that is compared; absent for the whole document. */
  path: v.optional(v.string()),
  name: v.optional(v.string()),
  heading: v.optional(v.string()),
});
export type ComparisonSide = v.InferOutput<typeof comparisonSide>;

export const comparison = v.object({
  before: comparisonSide,
  after: comparisonSide,
  /** True for two different provisions or documents, false for two versions of the same one. */
  apart: v.boolean(),
  rows: v.array(comparisonRow),
  units: v.array(unitChange),
  /**
   * Of two versions of a document: in how many articles, margin numbers, recitals and annexes they differ, by the language
   * by which changes are known everywhere. Lists of new versions and what people watch count the same.
   */
  changedUnits: v.optional(v.number()),
  summary: comparisonSummary,
  /** Whether the texts share so little that displaying them side by side is useless. */
  unrelated: v.boolean(),
});
export type Comparison = v.InferOutput<typeof comparison>;

export const comparisonCalls = {
  /** Two versions of a document or provision (same key twice, two dates), or two provisions of any documents. */
  compare: call('GET', '/Comparison/:before/:after', { access: forReaders, reply: comparison }),
  /**
   * The same as a PDF. `displayLanguage`: language of the words around the texts; `only`: only what changed,
   * with its headings.
   */
  comparisonPdf: call('GET', '/Comparison/Pdf/:before/:after', {
    access: forReaders,
    reply: bytes('application/pdf'),
  }),
};
