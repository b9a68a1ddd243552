import { line } from '../ui/states.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './table.css.ts';

const rows = 10;
const widths = ['72%', '54%', '61%', '46%', '66%'];

/** Placeholders for rows that are loading, each as high as a row. */
export function TableSkeleton({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody className={styles.body}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identified by nothing but their position
        <tr key={row} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are identified by nothing but their position
            <td key={column} className={styles.waitingCell}>
              {row === 0 && column === 0 ? (
                <VisuallyHidden>
                  <span role="status">{label}</span>
                </VisuallyHidden>
              ) : null}
              <div
                className={line}
                style={{ inlineSize: widths[(row + column) % widths.length] }}
                aria-hidden="true"
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
