import { ArrowDown, ArrowUp } from 'lucide';
import type { tableTexts } from '#core/i18n/table.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { FoldButton } from '../ui/FoldButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ColumnFilterField } from './ColumnFilterField.tsx';
import * as rows from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import * as styles from './table-head.css.ts';
import type { DataTableModel } from './use-data-table.ts';

type FoldProps<Row> = { table: DataTableModel<Row>; head: string; open: boolean; onToggle: () => void };

/** Unfolds the head on narrow screens; says how many filters are set. */
export function HeadFold<Row>({ table, head, open, onToggle }: FoldProps<Row>) {
  const text = useLoadedText<typeof tableTexts>();
  const { narrowedBy } = table;
  return (
    <FoldButton
      className={styles.fold}
      open={open}
      controls={head}
      label={text('table.sortAndFilter')}
      note={narrowedBy > 0 ? text('table.filtersSet', { count: narrowedBy }) : undefined}
      onToggle={onToggle}
    />
  );
}

type TableHeadProps<Row> = { table: DataTableModel<Row>; id: string; open: boolean };

/** The names of the columns, which sort on click, and their filters. */
export function TableHead<Row>({ table, id, open }: TableHeadProps<Row>) {
  return (
    <thead id={id} className={classes(styles.head, open && styles.unfolded)}>
      <tr className={styles.names} aria-rowindex={1}>
        {table.columns.map((column) => (
          <HeadCell key={column.id} column={column} table={table} />
        ))}
      </tr>
      <tr className={styles.filters} aria-rowindex={2}>
        {table.columns.map((column) => (
          <td
            key={column.id}
            className={classes(styles.filterCell, column.needs && rows.needs[column.needs])}
          >
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
  const { id, label, head, sortBy, fixed, numeric, needs } = column;
  const isSorted = table.sortedBy.id === id;
  const direction = table.sortedBy.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={classes(styles.headCell, numeric && styles.numericHead, needs && rows.needs[needs])}
      aria-sort={isSorted ? direction : undefined}
    >
      {sortBy ? (
        <button
          type="button"
          className={styles.sort}
          aria-label={head ? label : undefined}
          // A picture does not say what it is to everybody.
          title={head ? label : undefined}
          onClick={() => table.sortBy(id)}
        >
          {head ?? label}
          {isSorted ? <Icon of={table.sortedBy.descending ? ArrowDown : ArrowUp} size={12} /> : null}
        </button>
      ) : (
        (head ?? <span className={fixed ? styles.fixedHead : styles.plainHead}>{label}</span>)
      )}
    </th>
  );
}
