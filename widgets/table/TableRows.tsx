import type { RefObject } from 'react';
import { Cells } from './Cells.tsx';
import * as styles from './table.css.ts';
import { linesOf } from './table-lines.ts';
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
      {linesOf(table).map(({ key, row, detail, index }) =>
        detail === undefined ? (
          <tr
            key={key}
            className={styles.row}
            data-open={table.detail?.(row) ? true : undefined}
            aria-rowindex={table.before + index + headRows + 1}
          >
            <Cells row={row} columns={table.columns} />
          </tr>
        ) : (
          <tr key={key} className={styles.detail}>
            <td colSpan={table.columns.length} className={styles.detailCell}>
              {detail}
            </td>
          </tr>
        ),
      )}
    </tbody>
  );
}
