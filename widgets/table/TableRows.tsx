import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import * as styles from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import type { DataTableModel } from './use-data-table.ts';

/** More rows than this are not all drawn. */
const mostDrawn = 100;
const rowHeights = { compact: 29, normal: 37, roomy: 45 };

type TableRowsProps<Row> = {
  table: DataTableModel<Row>;
  /** What the rows scroll in. */
  box: RefObject<HTMLElement | null>;
  /** Rows of the head, which are counted too. */
  headRows: number;
};

export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { table, headRows } = props;
  if (table.rows.length > mostDrawn) return <VirtualRows {...props} />;
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

/** Draws what is in sight; rows that stand for the others keep the height. Every row says which one it is. */
function VirtualRows<Row>({ table, box, headRows }: TableRowsProps<Row>) {
  const { rows, columns, settings } = table;
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeights[settings.density],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody className={styles.body}>
      <Gap height={above} columns={columns.length} />
      {items.map(({ index, key }) => {
        const entry = rows[index];
        if (entry === undefined) return null;
        return (
          <tr
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            aria-rowindex={index + headRows + 1}
          >
            <Cells row={entry.row} columns={columns} />
          </tr>
        );
      })}
      <Gap height={below} columns={columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it keeps height, and cannot be focused
    <tr aria-hidden="true" className={styles.gap} style={{ blockSize: height }}>
      <td colSpan={columns} className={styles.gapCell} />
    </tr>
  );
}

function Cells<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return columns.map(({ id, label, names, fixed, cell }) => {
    const content = cell(row);
    if (names)
      return (
        <th key={id} scope="row" className={styles.name}>
          {content}
        </th>
      );
    return (
      <td key={id} className={fixed ? styles.fixedCell : content === '' ? styles.emptyCell : styles.cell}>
        {/* Stands in the head, which narrow screens do not have above the value. */}
        {fixed ? null : <span className={styles.cellLabel}>{label}</span>}
        {content}
      </td>
    );
  });
}
