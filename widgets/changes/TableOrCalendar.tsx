import type { ReactNode } from 'react';
import type { Change } from '#core/contract/domain/changes.ts';
import type { ChangeDisplays, FilteredChanges } from './change-displays.ts';
import * as styles from './change-table.css.ts';

type TableOrCalendarProps = {
  displays: ChangeDisplays | undefined;
  filtered: FilteredChanges;
  /** Whether there is anything to show; the table says why not. */
  isKnown: boolean;
  only: Change | undefined;
  children: ReactNode;
};

/** The table or the calendar, and what stands on paper in their place. */
export function TableOrCalendar({ displays, filtered, isKnown, only, children }: TableOrCalendarProps) {
  if (!displays || !isKnown) return children;
  const { Calendar, Printed, PrintedOne } = displays;
  const isCalendar = !only && filtered.query.view === 'calendar';
  return (
    <>
      <div className={styles.onScreen}>{isCalendar ? <Calendar {...filtered} /> : children}</div>
      {only ? <PrintedOne change={only} /> : <Printed {...filtered} />}
    </>
  );
}
