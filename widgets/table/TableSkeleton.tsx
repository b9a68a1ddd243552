import { indexes } from '#core/lib/indexes.ts';
import { line } from '../ui/states.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './table.css.ts';

const rows = 10;
const widths = ['72%', '54%', '61%', '46%', '66%'];

/** Placeholders for rows that are loading, each as high as a row. */
export function TableSkeleton({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody className={styles.body}>
      {indexes(rows).map((row) => (
        <tr key={row} className={styles.row}>
          {indexes(columns).map((column) => (
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
