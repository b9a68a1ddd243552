import * as v from 'valibot';

/** What is loaded as the rows of a table. The columns say which of them a table is. */
export const rowKindNames = ['changes', 'comments', 'news', 'topics'] as const;
export type RowKindName = (typeof rowKindNames)[number];

/** The formats of tables, as the names of their files end. */
export const tableFormats = ['csv', 'xlsx', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Whether a file is a table by how its name ends. What is in a workbook looks like a ZIP file otherwise. */
export const tableFormatOf = (name: string): TableFormat | undefined => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') ? tableFormats.find((format) => format === extension) : undefined;
};

/** Bytes of the largest table, and rows of the longest; a longer one is divided by whoever writes it. */
export const maxTableSize = 20 * 1024 ** 2;
export const maxRows = 10_000;

/** Why a row is refused, as far as pages say it in the language of whoever reads. */
export const rowProblemCodes = [
  'COLUMNS_MISSING',
  'COLUMN_TWICE',
  'COLUMN_UNNAMED',
  'TOO_MANY_CELLS',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'CELL_TOO_LONG',
  'TABLE_TOO_LARGE',
  'QUOTE_OPEN',
  'CSV_DAMAGED',
  'NOT_UTF8',
  'NO_LIST',
  'NO_JSON',
  'NO_OBJECT',
  'CELL_FORM',
  'NO_SHEET',
  'NO_WORKBOOK',
  'FORMULA_FAILED',
  'UNKNOWN_KIND',
  'SEVERAL_KINDS',
  'UNKNOWN_COLUMN',
  'COLUMN_LACKS',
  'NAME_TWICE',
  'MISSING',
  'MISSING_IN_LANGUAGE',
  'EMPTY',
  'TOO_LONG',
  'ONE_LINE',
  'CONTROLS',
  'ONE_OF',
  'SLUG_FORM',
  'DATE_FORM',
  'DATE_ABSENT',
  'DATE_RANGE',
  'ADDRESS_FORM',
  'PLACE_FORM',
  'PLACES_FORM',
  'TOPIC_FORM',
  'TOO_MANY_NAMES',
  'UNKNOWN_PLACE',
  'UNKNOWN_CHANGE',
  'LINK_NOWHERE',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

/** Why a row cannot be loaded. Row 0 stands for the file as a whole, row 1 for the names of the columns. */
export const rowProblem = v.object({
  row: v.number(),
  /** Empty where it is the row as a whole. */
  column: v.string(),
  /** In English, as the command says it. */
  reason: v.string(),
  /** Absent where there is only the English reason. */
  code: v.optional(v.picklist(rowProblemCodes)),
  /** What a code is said with. */
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type RowProblem = v.InferOutput<typeof rowProblem>;

/** A row that is new, or not as what is stored, with the cells that differ. */
export const rowDifference = v.object({
  row: v.number(),
  name: v.string(),
  how: v.picklist(['new', 'changed']),
  cells: v.array(
    v.object({ column: v.string(), before: v.optional(v.string()), after: v.optional(v.string()) }),
  ),
});
export type RowDifference = v.InferOutput<typeof rowDifference>;

/** What a table comes to, in numbers. */
export const loadedTable = v.object({
  /** Absent where its columns do not say it. */
  kind: v.optional(v.picklist(rowKindNames)),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Invented changes that make way for real ones. */
  samples: v.number(),
  /** What is wrong with its rows. */
  problems: v.number(),
});
export type LoadedTable = v.InferOutput<typeof loadedTable>;

/** Some of the rows that differ, or of what is wrong with rows, in their order. */
export const loadedRows = v.object({
  differences: v.array(rowDifference),
  problems: v.array(rowProblem),
  /** Where the next ones begin; absent with the last ones. */
  next: v.optional(v.number()),
});
export type LoadedRows = v.InferOutput<typeof loadedRows>;
