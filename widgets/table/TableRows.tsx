import type { RefObject } from 'react';
import { Cells } from './Cells.tsx';
import * as styles from './table.css.ts';
import type { DataTableModel } from './use-data-table.ts';
import { RowsInBox, RowsInPage } from './VirtualRows.tsx';

/** Above this number of rows, only those near the view are drawn. */
const maxDrawn = 100;

type TableRowsProps<Row> = {
  table: DataTableModel<Row>;
  /** The scroller of the rows; without it they scroll with the page. */
  box: RefObject<HTMLElement | null> | undefined;
  /** Number of rows in the head, which are counted too. */
  headRows: number;
};

export function TableRows<Row>({ table, box, headRows }: TableRowsProps<Row>) {
  if (table.rows.length > maxDrawn)
    return box ? (
      <RowsInBox table={table} box={box} headRows={headRows} />
    ) : (
      <RowsInPage table={table} headRows={headRows} />
    );
  return (
    <tbody className={styles.body}>
      {table.rows.map(({ id, row }, index) => (
        <tr key={id} className={styles.row} aria-rowindex={table.before + index + headRows + 1}>
          <Cells row={row} columns={table.columns} />
        </tr>
      ))}
    </tbody>
  );
}
