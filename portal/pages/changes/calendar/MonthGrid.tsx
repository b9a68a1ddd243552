import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Change } from '#core/contract/domain/changes.ts';
import { addDays } from '#core/lib/dates.ts';
import { addMonths, isMonth, monthOfDay, weekdayOf, weeksOf } from '#core/lib/months.ts';
import * as styles from './calendar.css.ts';
import { DayCell } from './DayCell.tsx';
import type { DayNames } from './use-day-names.ts';

type MonthGridProps = {
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly Change[]>;
  names: DayNames;
  /** The id of the heading that names the grid. */
  labelledBy: string;
  onMonth: (month: string) => void;
};

/** The day that a key leads to; undefined for other keys. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}

/** A month as a grid of days: arrows, Home and End move in it, Page Up and Page Down by a month, with Shift by a year. */
export function MonthGrid({ month, today, days, names, labelledBy, onMonth }: MonthGridProps) {
  const [chosen, setChosen] = useState(today);
  const current = monthOfDay(chosen) === month ? chosen : monthOfDay(today) === month ? today : `${month}-01`;
  const cell = useRef<HTMLTableCellElement>(null);
  /** Whether the focus is on its way to another day. */
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is another one when the day is
  useEffect(() => {
    if (isMoving.current) cell.current?.focus();
    isMoving.current = false;
  }, [current]);
  const handleKey = (event: KeyboardEvent) => {
    const isOfBrowser = event.ctrlKey || event.altKey || event.metaKey;
    // Keys in a link or a button of a day are theirs.
    if (isOfBrowser || event.target !== cell.current) return;
    const next = dayAfterKey(event, current);
    if (next === undefined) return;
    event.preventDefault();
    if (next === current || !isMonth(monthOfDay(next))) return;
    isMoving.current = true;
    setChosen(next);
    if (monthOfDay(next) !== month) onMonth(monthOfDay(next));
  };
  const weeks = weeksOf(month);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move in it, which a table does not say
    <table role="grid" className={styles.grid} aria-labelledby={labelledBy} onKeyDown={handleKey}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={names.weekday(day)} className={styles.weekday}>
              {names.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                ref={day === current ? cell : undefined}
                day={day}
                changes={days.get(day) ?? none}
                isToday={day === today}
                isOutside={monthOfDay(day) !== month}
                isCurrent={day === current}
                names={names}
                onFocus={() => monthOfDay(day) === month && setChosen(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const none: readonly Change[] = [];
