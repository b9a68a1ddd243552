import { byMonth } from '#core/changes/by-day.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { statusText } from '#core/changes/change-words.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { calendarTexts } from '#core/i18n/calendar.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import { formatDate } from '#core/lib/dates.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import type { FilteredChanges } from '#widgets/changes/change-displays.ts';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { StatusShape } from '#widgets/changes/StatusShape.tsx';
import { ownerName } from '#widgets/changes/use-change-words.ts';
import { useHeading } from '#widgets/ui/heading-level.ts';
import { useIsPrinting } from '#widgets/use-is-printing.ts';
import * as styles from './printed.css.ts';
import { useDayNames } from './use-day-names.ts';
import { useSelectionWords } from './use-selection-words.ts';

/** All that is filtered, on paper in place of the table and the calendar, of which a screen shows a part. */
export function PrintedDeadlines(props: FilteredChanges) {
  const isPrinting = useIsPrinting();
  const text = useText(calendarTexts, changeExportTexts);
  return isPrinting && text ? <List {...props} /> : null;
}

function List({ changes, query }: FilteredChanges) {
  const text = useLoadedText<typeof calendarTexts>();
  const { today, locale } = useChangeScene().words;
  const selection = useSelectionWords(query);
  const names = useDayNames();
  const Heading = useHeading(1);
  return (
    <div className={styles.list}>
      <p className={styles.about}>
        {text('calendar.printed', { day: formatDate(today, locale, 'long') })}.{' '}
        {text('calendar.selection', { what: selection.join(', ') })}
      </p>
      {byMonth(changes).map(([month, of]) => (
        <section key={month ?? ''}>
          <Heading className={styles.month}>
            {month === undefined ? text('calendar.noDeadline') : names.month(month)}
          </Heading>
          <Month changes={of} />
        </section>
      ))}
    </div>
  );
}

function Month({ changes }: { changes: readonly Change[] }) {
  const { words } = useChangeScene();
  const { text, locale } = words;
  const calendarText = useLoadedText<typeof calendarTexts>();
  const heads = [
    calendarText('calendar.day'),
    text('changes.status'),
    text('changes.topicField'),
    text('changes.ownerId'),
    text('changes.area'),
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.columnName}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={keyOf(change)} className={styles.row}>
            <td className={styles.day}>{change.deadline ? formatDate(change.deadline, locale) : '–'}</td>
            <td className={styles.cell}>
              <span className={styles.status}>
                <StatusShape status={change.status} />
                {text(statusText[change.status])}
              </span>
            </td>
            <th scope="row" className={styles.topic} lang={change.language.toLowerCase()}>
              {change.topic}
            </th>
            <td className={styles.cell}>{ownerName(words, change.ownerId)}</td>
            <td className={styles.cell}>{change.area}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
