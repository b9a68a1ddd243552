import { keyOf } from '#core/changes/change-ref.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import { monthOfDay } from '#core/lib/months.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { useHeading } from '#widgets/ui/heading-level.ts';
import * as styles from './calendar.css.ts';
import { DeadlineLink } from './DeadlineLink.tsx';
import type { DayNames } from './use-day-names.ts';

type AgendaProps = {
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly Change[]>;
  names: DayNames;
};

/** The days of a month that have deadlines, below each other, where there is no room for a grid. */
export function Agenda({ month, today, days, names }: AgendaProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const Heading = useHeading(2);
  const listed = [...days].filter(([day]) => monthOfDay(day) === month).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <ol className={styles.agenda}>
      {listed.map(([day, changes]) => (
        <li key={day} className={styles.agendaDay}>
          <Heading className={styles.agendaHead}>
            <time dateTime={day}>{names.day(day)}</time>
            {day === today ? <span className={styles.todayWord}>{text('calendar.today')}</span> : null}
          </Heading>
          <ul>
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <DeadlineLink change={change} look="inList" />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
