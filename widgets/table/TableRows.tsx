import { type RefObject, useMemo } from 'react';
import { TableLineRow } from './TableLineRow.tsx';
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
  return <AllRows table={table} headRows={headRows} />;
}

function AllRows<Row>({ table, headRows }: Omit<TableRowsProps<Row>, 'box'>) {
  const lines = useMemo(() => linesOf(table), [table]);
  return (
    <tbody className={styles.body}>
      {lines.map((line) => (
        <TableLineRow key={line.key} line={line} table={table} headRows={headRows} />
      ))}
    </tbody>
  );
}
