import { type KeyboardEvent, type Ref, useState } from 'react';
import { keyOf } from '#core/changes/change-ref.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './calendar.css.ts';
import { DeadlineLink } from './DeadlineLink.tsx';
import type { DayNames } from './use-day-names.ts';

/** How many changes a day shows before somebody asks for more. */
const displayedAtFirst = 3;

type DayCellProps = {
  day: string;
  changes: readonly Change[];
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  /** Whether it is the cell that Tab leads to, with what is in it. */
  isCurrent: boolean;
  names: DayNames;
  onFocus: () => void;
  ref?: Ref<HTMLTableCellElement> | undefined;
};

/** A day of the grid. Enter leads from the day into it, Escape back. */
export function DayCell(props: DayCellProps) {
  const { day, changes, isToday, isOutside, isCurrent, names, onFocus, ref } = props;
  const text = useLoadedText<typeof calendarTexts>();
  const [isOpen, setIsOpen] = useState(false);
  const hidden = changes.length - displayedAtFirst;
  const displayed = isOpen ? changes : changes.slice(0, displayedAtFirst);
  const tabIndex = isCurrent ? 0 : -1;
  const more = text(isOpen ? 'calendar.less' : 'calendar.more', { count: hidden });
  const handleKey = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const cell = event.currentTarget;
    if (event.key === 'Enter' && event.target === cell) {
      const first = cell.querySelector<HTMLElement>('a, button');
      if (first) event.preventDefault();
      first?.focus();
    }
    if (event.key === 'Escape' && event.target !== cell) {
      event.stopPropagation();
      cell.focus();
    }
  };
  return (
    <td
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, in which arrows move
      role="gridcell"
      className={classes(styles.day, isOutside && styles.outside)}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={handleKey}
    >
      <time dateTime={day} className={isToday ? styles.todayNumber : styles.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{names.day(day)}</VisuallyHidden>
      </time>
      {displayed.length > 0 ? (
        <ul className={styles.deadlines}>
          {displayed.map((change) => (
            <li key={keyOf(change)}>
              <DeadlineLink change={change} look="inDay" tabIndex={tabIndex} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <button
          type="button"
          className={styles.more}
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-label={
            isOpen
              ? text('calendar.lessOf', { day: names.day(day) })
              : text('calendar.moreOf', { more, day: names.day(day) })
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {more}
        </button>
      ) : null}
    </td>
  );
}
