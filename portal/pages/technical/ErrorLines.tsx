import type { ErrorLine } from '#core/contract/main/technical.ts';
import type { technicalTexts } from '#core/i18n/technical.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import * as styles from './technical.css.ts';

const columns = ['when', 'level', 'what', 'count'] as const;

/** What went wrong, the last first. */
export function ErrorLines({ lines }: { lines: readonly ErrorLine[] }) {
  const text = useLoadedText<typeof technicalTexts>();
  return (
    <table className={tables.table}>
      <ColumnNames names={columns.map((column) => text(`technical.${column}`))} />
      <tbody className={tables.body}>
        {lines.map((line) => (
          <ErrorRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function ErrorRow({ line }: { line: ErrorLine }) {
  const text = useLoadedText<typeof technicalTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { level, place, message, requestId, firstAt, lastAt, count } = line;
  const [first = '', ...rest] = message.split('\n');
  return (
    <tr className={tables.row}>
      <td className={tables.time}>
        <time dateTime={lastAt}>{formatMoment(lastAt, locale)}</time>
      </td>
      <td className={level === 'error' ? styles.error : styles.warning}>{text(`technical.${level}`)}</td>
      <th scope="row" className={styles.what}>
        <span className={styles.place}>{place}</span>
        <span className={styles.message}>{first}</span>
        {rest.length > 0 ? (
          <details className={styles.details}>
            <summary className={styles.summary}>{text('technical.details')}</summary>
            <pre className={styles.stack}>{message}</pre>
          </details>
        ) : null}
        {requestId ? (
          <span className={styles.faint}>{text('technical.request', { id: requestId })}</span>
        ) : null}
      </th>
      <LabelledCell label={text('technical.count')}>
        {count.toLocaleString(locale)}
        {count > 1 ? (
          <span className={styles.since}>
            {text('technical.since', { at: formatMoment(firstAt, locale) })}
          </span>
        ) : null}
      </LabelledCell>
    </tr>
  );
}
