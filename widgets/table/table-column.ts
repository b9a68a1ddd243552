import type { ReactNode } from 'react';

export type FilterOption = { value: string; label: string };

export type FilterFieldProps = {
  /** What it filters by, for assistive technology. */
  name: string;
  className: string;
  value: string;
  onChange: (value: string) => void;
};

/** How a column is filtered: by words, by one of a few values, or by a field of its own. */
type ColumnFilter<Row> =
  | { kind: 'text'; textOf: (row: Row) => string }
  | { kind: 'choice'; options: readonly FilterOption[]; has: (row: Row, value: string) => boolean }
  /** A field of its own, for rows that a server filters. */
  | { kind: 'field'; field: (props: FilterFieldProps) => ReactNode };

export type TableColumn<Row> = {
  id: string;
  label: string;
  /** What stands in its head in place of the label. */
  head?: ReactNode;
  /** Whether its numbers stand flush right. */
  numeric?: boolean;
  /** Share of the table's width, as a CSS value; empty for what the other columns leave. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** What is drawn in its place while rows rush by, if the cell takes long. As high as the cell. */
  rushing?: (row: Row) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. undefined sorts last. */
  sortBy?: (row: Row) => string | number | undefined;
  filter?: ColumnFilter<Row>;
  /** Whether the column names the row for assistive technology. */
  names?: boolean;
  /** The room without which the column is left out, so that the one that names the rows stays readable. */
  needs?: 'large' | 'full' | undefined;
  /** Leaves the column out where rows are blocks: its value stands in the detail of the row. */
  hiddenInBlocks?: boolean;
  /**
   * Where its value stands while rows are blocks, if not below the name of the row in its turn: at the beginning or the end
   * of a first line, which explains itself; the name below that line; or at the end below the name.
   */
  inBlocks?: 'first' | 'firstEnd' | 'below' | 'belowEnd';
  /** Whether the column cannot be moved or hidden. */
  fixed?: boolean;
};
