import { memo, type Ref } from 'react';
import { Cells } from './Cells.tsx';
import * as styles from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import type { TableLine } from './table-lines.ts';

type TableLineRowProps<Row> = Omit<TableLine<Row>, 'key'> & {
  columns: readonly TableColumn<Row>[];
  /** Number of rows on the pages before. */
  before: number;
  /** Number of rows in the head, which are counted too. */
  headRows: number;
  /** How rows that are drawn only near the view are measured. */
  measured?: Ref<HTMLTableRowElement>;
  /** Its index among all lines, by which it is measured. */
  at?: number;
  /** Whether the rows rush by. */
  isRush?: boolean;
};

/** A row, its detail, or the name of the group that begins with it. */
function DrawnLine<Row>(props: TableLineRowProps<Row>) {
  const { row, index, detail, head, isOpen, columns, before, headRows, measured, at, isRush } = props;
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
    <tr {...place} className={styles.row} data-open={isOpen} aria-rowindex={before + index + headRows + 1}>
      <Cells row={row} columns={columns} isRush={isRush} />
    </tr>
  );
}

/** Drawn again only where it says something else: while rows scroll or are filtered, those that stay are as they were. */
export const TableLineRow = memo(DrawnLine) as typeof DrawnLine;
