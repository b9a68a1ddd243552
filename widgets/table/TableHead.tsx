import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../ui/Icon.tsx';
import { ColumnFilterField } from './ColumnFilterField.tsx';
import type { TableColumn } from './table-column.ts';
import * as styles from './table-head.css.ts';
import type { DataTableModel } from './use-data-table.ts';

/** What the columns are called, sorted by a click, and what narrows them down. */
export function TableHead<Row>({ table }: { table: DataTableModel<Row> }) {
  return (
    <thead className={styles.head}>
      <tr className={styles.names} aria-rowindex={1}>
        {table.columns.map((column) => (
          <HeadCell key={column.id} column={column} table={table} />
        ))}
      </tr>
      <tr className={styles.filters} aria-rowindex={2}>
        {table.columns.map((column) => (
          <td key={column.id} className={styles.filterCell}>
            <ColumnFilterField
              column={column}
              value={table.filters[column.id] ?? ''}
              onChange={(value) => table.filter(column.id, value)}
            />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, table }: { column: TableColumn<Row>; table: DataTableModel<Row> }) {
  const { id, label, sortBy, fixed } = column;
  const isSorted = table.sortedBy.id === id;
  const direction = table.sortedBy.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={styles.headCell} aria-sort={isSorted ? direction : undefined}>
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => table.sortBy(id)}>
          {label}
          {isSorted ? <Icon of={table.sortedBy.descending ? ArrowDown : ArrowUp} size={12} /> : null}
        </button>
      ) : (
        <span className={fixed ? styles.fixedHead : styles.plainHead}>{label}</span>
      )}
    </th>
  );
}
