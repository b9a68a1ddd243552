import type { ReactNode } from 'react';
import type { DataTableModel } from './use-data-table.ts';

/** What is drawn below each other: rows, and below a row its detail if it is open. */
export type TableLine<Row> = {
  key: string;
  row: Row;
  /** The index of the row on the page. */
  index: number;
  detail?: ReactNode;
};

export function linesOf<Row>({
  rows,
  detail,
}: Pick<DataTableModel<Row>, 'rows' | 'detail'>): TableLine<Row>[] {
  return rows.flatMap(({ id, row }, index) => {
    const line = { key: id, row, index };
    const opened = detail?.(row);
    return opened ? [line, { ...line, key: `${id} detail`, detail: opened }] : [line];
  });
}
