import * as styles from './administration.css.ts';

/** The head of a table; not displayed on narrow screens, where the cells name their values. */
export function ColumnNames({ names }: { names: readonly string[] }) {
  return (
    <thead className={styles.head}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={styles.headCell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
