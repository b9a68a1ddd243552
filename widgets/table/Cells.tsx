import { classes } from '../ui/classes.ts';
import * as styles from './table.css.ts';
import type { TableColumn } from './table-column.ts';

type CellsProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Whether the rows rush by, so that there is time for words only. */
  isRush?: boolean | undefined;
};

/** The cells of a row. */
export function Cells<Row>({ row, columns, isRush }: CellsProps<Row>) {
  return columns.map((column) => {
    const { id, label, names, fixed, numeric, needs, hiddenInBlocks, inBlocks } = column;
    const content = ((isRush && column.rushing) || column.cell)(row);
    if (names)
      return (
        <th key={id} scope="row" className={classes(styles.name, inBlocks && styles.inBlocks[inBlocks])}>
          {content}
        </th>
      );
    return (
      <td
        key={id}
        className={classes(
          fixed ? styles.fixedCell : content === '' ? styles.emptyCell : styles.cell,
          numeric && styles.numeric,
          needs && styles.needs[needs],
          hiddenInBlocks && styles.hiddenInBlocks,
          inBlocks && styles.inBlocks[inBlocks],
        )}
      >
        {/* The label is for narrow screens, which do not display the head above the value. */}
        {/* A space, so that a value without room beside its label goes below it. */}
        {fixed || inBlocks || isRush ? null : <span className={styles.cellLabel}>{label}</span>} {content}
      </td>
    );
  });
}
