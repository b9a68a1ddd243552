import { type RefObject, useMemo } from 'react';
import { lazyCode, useLazyCode } from '../ui/lazy-component.tsx';
import { TableLineRow } from './TableLineRow.tsx';
import * as styles from './table.css.ts';
import { linesOf } from './table-lines.ts';
import type { DataTableModel } from './use-data-table.ts';

/** Above this number of rows, only those near the view are drawn. */
const maxDrawn = 100;
/** Rows that are drawn while what places them loads: a screen of them. */
const drawnMeanwhile = 40;

/** What places rows is as much code as the table, and most tables have fewer. */
const virtualRows = lazyCode(async () => (await import('./VirtualRows.tsx')).VirtualRows);

type TableRowsProps<Row> = {
  table: DataTableModel<Row>;
  /** The scroller of the rows; without it they scroll with the page. */
  box: RefObject<HTMLElement | null> | undefined;
  /** Number of rows in the head, which are counted too. */
  headRows: number;
};

export function TableRows<Row>({ table, box, headRows }: TableRowsProps<Row>) {
  const isLong = table.rows.length > maxDrawn;
  const { loaded: VirtualRows } = useLazyCode(virtualRows, isLong);
  if (!isLong) return <AllRows table={table} headRows={headRows} />;
  if (!VirtualRows) return <AllRows table={table} headRows={headRows} most={drawnMeanwhile} />;
  return <VirtualRows table={table} box={box} headRows={headRows} />;
}

type AllRowsProps<Row> = Omit<TableRowsProps<Row>, 'box'> & {
  /** Of more than these the first ones are drawn. */
  most?: number;
};

function AllRows<Row>({ table, headRows, most }: AllRowsProps<Row>) {
  const lines = useMemo(
    () => linesOf(most === undefined ? table : { ...table, rows: table.rows.slice(0, most) }),
    [table, most],
  );
  return (
    <tbody className={styles.body}>
      {lines.map(({ key, ...line }) => (
        <TableLineRow key={key} {...line} columns={table.columns} before={table.before} headRows={headRows} />
      ))}
    </tbody>
  );
}
