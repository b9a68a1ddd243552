import type { RowKindName, RowProblem } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { RowReason } from './row-reasons.ts';
import type { Cells } from './row-table.ts';

/** A column, with what is said of it in templates and in the manual. */
export type Column = {
  name: string;
  required: boolean;
  help: string;
  example: string;
  /** What its cells name, so that examples name something that is there. */
  names?: 'place' | 'change';
  /** What is stored stays where the cell is empty. */
  stays?: true;
};

/** What is wrong with a cell. */
export type CellProblem = { column: string } & RowReason;

/** A value with the row that it is of. */
export type Numbered<T> = { row: number; value: T };

/** Something that is loaded as the rows of a table. */
export type RowKind<T> = {
  name: RowKindName;
  columns: readonly Column[];
  /** The value of a row, or all that is wrong with its cells. */
  parse: (cells: Cells) => T | CellProblem[];
  /** What tells a value from the others of its kind for ever. */
  nameOf: (value: T) => string;
  /** The row that would give the value. */
  cellsOf: (value: T) => Cells;
  /** What is stored by these names, without what is withdrawn or invented. */
  stored: (db: MainDb, names: readonly string[]) => Promise<T[]>;
  /** What only the database knows to be wrong with cells, also those of rows that are wrong otherwise. */
  check: (db: MainDb, rows: readonly Numbered<Cells>[], now: Date) => Promise<RowProblem[]>;
  /** Stores the values, which `by` has loaded; the number of invented ones that made way for them. */
  store: (trx: MainDb, values: readonly T[], now: Date, by?: string) => Promise<{ samples: number }>;
};
