import { calendarTexts } from '#core/i18n/calendar.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import { useText } from '#widgets/app-context.tsx';
import type { ChangeDisplays, FilteredChanges } from '#widgets/changes/ChangeTable.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { CalendarChoice } from './CalendarChoice.tsx';
import { PrintedDeadlines } from './PrintedDeadlines.tsx';

const LazyCalendar = lazyComponent(async () => (await import('./ChangeCalendar.tsx')).ChangeCalendar);

/** Its code and its words load when somebody asks for it. */
function Calendar(props: FilteredChanges) {
  const text = useText(calendarTexts, changeExportTexts);
  return text ? <LazyCalendar {...props} /> : null;
}

/** What the page of changes shows besides the table. */
export const displays: ChangeDisplays = { Calendar, Printed: PrintedDeadlines, Choice: CalendarChoice };
