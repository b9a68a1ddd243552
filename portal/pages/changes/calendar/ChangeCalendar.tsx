import { ChevronLeft, ChevronRight, Printer } from 'lucide';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { switchesAtFirst } from '#core/change-filter/change-address.ts';
import { byDay } from '#core/changes/by-day.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import { addMonths, isMonth, monthOfDay } from '#core/lib/months.ts';
import { below } from '#styles/breakpoints.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import type { FilteredChanges } from '#widgets/changes/change-displays.ts';
import { useChangeScene } from '#widgets/changes/change-scene.ts';
import { Button } from '#widgets/ui/Button.tsx';
import { useHeading } from '#widgets/ui/heading-level.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { Agenda } from './Agenda.tsx';
import * as styles from './calendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useDayNames } from './use-day-names.ts';
import { useSelectionWords } from './use-selection-words.ts';

/** The deadlines of what is filtered, by month: a grid of days, on narrow screens the days that have some. */
export function ChangeCalendar({ changes, query, onQuery }: FilteredChanges) {
  const { today } = useChangeScene().words;
  const names = useDayNames();
  const id = useId();
  const isNarrow = useSyncExternalStore(watchWidth, isNarrowNow);
  const days = useMemo(() => byDay(changes), [changes]);
  const month = query.month || monthOfDay(today);
  const show = (of: string) => onQuery({ month: of === monthOfDay(today) ? '' : of });
  const Days = isNarrow ? Agenda : MonthGrid;
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <Head id={id} month={month} title={names.month(month)} onMonth={show} />
      <Notes changes={changes} query={query} onQuery={onQuery} />
      <InMonth month={month} days={days} nameOf={names.month} onMonth={show} />
      <Days month={month} today={today} days={days} names={names} labelledBy={id} onMonth={show} />
    </section>
  );
}

type HeadProps = { id: string; month: string; title: string; onMonth: (month: string) => void };

/** The month, and the ways to others. */
function Head({ id, month, title, onMonth }: HeadProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const { today } = useChangeScene().words;
  const Title = useHeading(1);
  const other = (months: number) => monthOfDay(addMonths(`${month}-01`, months));
  const step = (months: number) => ({
    disabled: !isMonth(other(months)),
    onClick: () => onMonth(other(months)),
  });
  return (
    <div className={styles.head}>
      <Title id={id} className={styles.month}>
        {title}
      </Title>
      <IconButton icon={ChevronLeft} label={text('calendar.previousMonth')} {...step(-1)} />
      <IconButton icon={ChevronRight} label={text('calendar.nextMonth')} {...step(1)} />
      <Button size="small" onClick={() => onMonth(monthOfDay(today))}>
        {text('calendar.today')}
      </Button>
      <Button size="small" icon={Printer} className={styles.print} onClick={() => window.print()}>
        {text('calendar.print')}
      </Button>
    </div>
  );
}

/** What is displayed, since the filters stand in the head of the table, and what has no day. */
function Notes({ changes, query, onQuery }: FilteredChanges) {
  const text = useLoadedText<typeof calendarTexts>();
  const selection = useSelectionWords(query);
  const without = changes.filter(({ deadline }) => deadline === undefined).length;
  const isFiltered = Object.values(query.filters).some(Boolean);
  return (
    <div className={styles.notes}>
      <p>{text('calendar.selection', { what: selection.join(', ') })}</p>
      {isFiltered ? (
        <Button size="small" onClick={() => onQuery({ filters: {}, ...switchesAtFirst })}>
          {text('calendar.clear')}
        </Button>
      ) : null}
      {without > 0 ? <p>{text('calendar.without', { count: without })}</p> : null}
    </div>
  );
}

type InMonthProps = {
  month: string;
  days: ReadonlyMap<string, readonly Change[]>;
  nameOf: (month: string) => string;
  onMonth: (month: string) => void;
};

/** How many deadlines the month has; where it has none, the way to the nearest month that has some. */
function InMonth({ month, days, nameOf, onMonth }: InMonthProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const inMonth = [...days].filter(([day]) => monthOfDay(day) === month);
  const count = inMonth.reduce((sum, [, changes]) => sum + changes.length, 0);
  const nearest = count === 0 ? nearestMonth(month, [...days.keys()]) : undefined;
  return (
    <div className={styles.notes}>
      <p role="status">{count === 0 ? text('calendar.noneInMonth') : text('calendar.ofMonth', { count })}</p>
      {nearest === undefined ? null : (
        <Button size="small" onClick={() => onMonth(nearest)}>
          {text('calendar.goTo', { month: nameOf(nearest) })}
        </Button>
      )}
    </div>
  );
}

/** The next month with a deadline; if there is none, the last one before. */
function nearestMonth(month: string, days: readonly string[]): string | undefined {
  const months = days.map(monthOfDay).filter(isMonth).sort();
  return months.find((one) => one > month) ?? months.at(-1);
}

const narrow = below('medium');
const isNarrowNow = () => window.matchMedia(narrow).matches;

function watchWidth(changed: () => void) {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
