import type { ReactNode } from 'react';
import type { DataTableModel } from './use-data-table.ts';

/** What is drawn below each other: rows, below a row its detail if it is open, above the first row of a group its name. */
export type TableLine<Row> = {
  key: string;
  row: Row;
  /** The index of the row on the page. */
  index: number;
  detail?: ReactNode;
  /** Whether its detail is displayed. */
  isOpen?: boolean;
  head?: ReactNode;
};

export function linesOf<Row>({
  rows,
  detail,
  groupOf,
}: Pick<DataTableModel<Row>, 'rows' | 'detail' | 'groupOf'>): TableLine<Row>[] {
  let last: string | undefined;
  return rows.flatMap(({ id, row }, index) => {
    const opened = detail?.(row);
    const line: TableLine<Row> = { key: id, row, index };
    if (opened) line.isOpen = true;
    const lines = [line];
    const group = groupOf?.(row);
    if (group && group.id !== last) lines.unshift({ ...line, key: `${id} head`, head: group.head });
    last = group?.id;
    if (opened) lines.push({ ...line, key: `${id} detail`, detail: opened });
    return lines;
  });
}
