import * as styles from './administration.css.ts';

/** The head of a table; on narrow screens for assistive technology only. */
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
