import type { Change } from '#core/contract/domain/changes.ts';
import { calendarTexts } from '#core/i18n/calendar.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { useText } from '#widgets/app-context.tsx';
import type { ChangeDisplays, FilteredChanges } from '#widgets/changes/change-displays.ts';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { useDocuments } from '#widgets/use-documents.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import { PrintedDeadlines } from './PrintedDeadlines.tsx';

const LazyCalendar = lazyComponent(async () => (await import('./ChangeCalendar.tsx')).ChangeCalendar);

/** Its code and its words load when somebody asks for it. */
function Calendar(props: FilteredChanges) {
  const text = useText(calendarTexts, changeExportTexts);
  return text ? <LazyCalendar {...props} /> : null;
}

const LazyPrinted = lazyComponent(
  async () => (await import('#widgets/changes/print/PrintedChange.tsx')).PrintedChange,
);

/** Loads with the change, since the browser waits for nothing when it prints. */
function PrintedOne({ change }: { change: Change }) {
  const { documents, documentLanguage } = useDocuments();
  const placeName = (complete: string) => citationOf(complete, documents, documentLanguage);
  return <LazyPrinted change={change} placeName={placeName} />;
}

/** What the page of changes shows besides the table. */
export const displays: ChangeDisplays = {
  Calendar,
  Printed: PrintedDeadlines,
  PrintedOne,
  Choice: CalendarChoice,
};
