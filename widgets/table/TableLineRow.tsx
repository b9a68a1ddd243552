import { memo, type Ref } from 'react';
import { Cells } from './Cells.tsx';
import * as styles from './table.css.ts';
import type { TableLine } from './table-lines.ts';
import type { DataTableModel } from './use-data-table.ts';

type TableLineRowProps<Row> = {
  line: TableLine<Row>;
  table: DataTableModel<Row>;
  /** Number of rows in the head, which are counted too. */
  headRows: number;
  /** How rows that are drawn only near the view are measured. */
  measured?: Ref<HTMLTableRowElement>;
  /** Its index among all lines, by which it is measured. */
  at?: number;
};

/** A row, its detail, or the name of the group that begins with it. */
function DrawnLine<Row>({ line, table, headRows, measured, at }: TableLineRowProps<Row>) {
  const { row, detail, head, index } = line;
  const { columns, before } = table;
  const place = { ref: measured, 'data-index': at };
  if (head !== undefined)
    return (
      <tr {...place} className={styles.group}>
        <th scope="rowgroup" colSpan={columns.length} className={styles.groupCell}>
          {head}
        </th>
      </tr>
    );
  if (detail !== undefined)
    return (
      <tr {...place} className={styles.detail}>
        <td colSpan={columns.length} className={styles.detailCell}>
          {detail}
        </td>
      </tr>
    );
  return (
    <tr
      {...place}
      className={styles.row}
      data-open={table.detail?.(row) ? true : undefined}
      aria-rowindex={before + index + headRows + 1}
    >
      <Cells row={row} columns={columns} />
    </tr>
  );
}

/** Drawn again only with another row or another table: while rows scroll, those that stay are as they were. */
export const TableLineRow = memo(DrawnLine) as typeof DrawnLine;
