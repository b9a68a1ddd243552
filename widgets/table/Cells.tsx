import { classes } from '../ui/classes.ts';
import * as styles from './table.css.ts';
import type { TableColumn } from './table-column.ts';

/** The cells of a row. */
export function Cells<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return columns.map(({ id, label, names, fixed, numeric, needs, hiddenInBlocks, inBlocks, cell }) => {
    const content = cell(row);
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
        {fixed || inBlocks ? null : <span className={styles.cellLabel}>{label}</span>} {content}
      </td>
    );
  });
}
