import type { ReactNode } from 'react';

export type FilterOption = { value: string; label: string };

/** How a column is filtered: by words, or by one of a few values. */
type ColumnFilter<Row> =
  | { kind: 'text'; textOf: (row: Row) => string }
  | { kind: 'choice'; options: readonly FilterOption[]; has: (row: Row, value: string) => boolean };

export type TableColumn<Row> = {
  id: string;
  label: string;
  /** Share of the table's width, as a CSS value. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. undefined sorts last. */
  sortBy?: (row: Row) => string | number | undefined;
  filter?: ColumnFilter<Row>;
  /** Whether the column names the row for assistive technology. */
  names?: boolean;
  /** Whether the column cannot be moved or hidden. */
  fixed?: boolean;
};
