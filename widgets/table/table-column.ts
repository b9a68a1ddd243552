import type { ReactNode } from 'react';

export type FilterOption = { value: string; label: string };

/** How a column is narrowed down: by words in it, or by one of a few values. */
type ColumnFilter<Row> =
  | { kind: 'text'; textOf: (row: Row) => string }
  | { kind: 'choice'; options: readonly FilterOption[]; has: (row: Row, value: string) => boolean };

export type TableColumn<Row> = {
  id: string;
  label: string;
  /** Share of the width, as CSS has it. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Without it the column cannot be sorted; undefined comes last. */
  sortBy?: (row: Row) => string | number | undefined;
  filter?: ColumnFilter<Row>;
  /** Names the row for assistive technology. */
  names?: boolean;
  /** Stays where it is and cannot be hidden. */
  fixed?: boolean;
};
