import { topicTexts } from '#core/i18n/topic.ts';
import { useText } from '#widgets/app-context.tsx';
import type { MarkdownTable } from '#widgets/Markdown.tsx';
import * as styles from './topic.css.ts';

/** A table in a topic; where it is too wide, it scrolls by itself, by keyboard too. */
export function TopicTable({ head, rows, align }: MarkdownTable) {
  const text = useText(topicTexts);
  const cellClass = (column: number) => styles.pageCell[align[column] ?? 'left'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section className={styles.tableRoom} tabIndex={0} aria-label={text?.('topic.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
              <th key={column} scope="col" className={cellClass(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
            <tr key={row}>
              {head.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole; no part of it moves
                <td key={column} className={cellClass(column)}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
