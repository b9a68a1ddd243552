import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { datesTexts } from '#core/i18n/dates.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { isDay } from '#core/lib/day.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { DayBounds } from '#core/lib/typed-date.ts';
import { useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { movePopup } from '../ui/move-popup.ts';
import * as styles from './day-calendar.css.ts';

type DayCalendarProps = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The chosen day (ISO); empty for none. */
  value: string;
  bounds: DayBounds;
  onChoose: (day: string) => void;
};

/** The years that are offered; a list of all that may be typed would be too long. */
const years = { first: 1900, last: 2100 };

/** The first and last month that are offered: of these years, and of the chosen one, those inside the bounds. */
function offeredMonths({ min, max }: DayBounds, chosen: Date | undefined) {
  const [from, until] = [min, max].map((day) => (day === undefined ? undefined : dateOf(day)));
  const year = chosen?.getFullYear() ?? years.first;
  const first = new Date(Math.min(years.first, year, until?.getFullYear() ?? year), 0);
  const last = new Date(Math.max(years.last, year, from?.getFullYear() ?? year), 11);
  return {
    startMonth: from && from > first ? from : first,
    endMonth: until && until < last ? until : last,
  };
}

/** A calendar below its button; closes on Escape, on a click elsewhere and on a choice. */
export function DayCalendar({ id, button, open, onToggle, value, bounds, onChoose }: DayCalendarProps) {
  const text = useText(datesTexts);
  const popup = useRef<HTMLDivElement>(null);
  // Begins anew at each opening: at the chosen day, with the focus on it.
  const [openings, setOpenings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are read when it opens
  useEffect(() => {
    const { current: box } = popup;
    if (!box || !text || !button.current || box.matches(':popover-open') === open) return;
    box.togglePopover(open);
    if (!open) return;
    setOpenings((count) => count + 1);
    movePopup(box, button.current, 'end');
  }, [open, text]);
  // Its content has its size now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are read when it opens
  useEffect(() => {
    if (popup.current?.matches(':popover-open') && button.current)
      movePopup(popup.current, button.current, 'end');
  }, [openings]);
  const close = () => {
    popup.current?.hidePopover();
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not for the dialog or reader around it.
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  return (
    <div
      ref={popup}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={text?.('dates.open')}
      className={styles.popup}
      onToggle={(event) => event.newState === 'closed' && onToggle(false)}
      onKeyDown={handleKey}
    >
      {open && openings > 0 ? (
        <Days
          key={openings}
          value={value}
          bounds={bounds}
          onChoose={(day) => {
            close();
            onChoose(day);
          }}
        />
      ) : null}
    </div>
  );
}

function Days({
  value,
  bounds: { min, max },
  onChoose,
}: Pick<DayCalendarProps, 'value' | 'bounds' | 'onChoose'>) {
  const text = useText(datesTexts);
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  const now = today(useApp().now());
  const selected = isDay(value) ? dateOf(value) : undefined;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long' });
  const nearest = min !== undefined && now < min ? min : max !== undefined && now > max ? max : now;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      lang={language}
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      captionLayout="dropdown"
      today={dateOf(now)}
      selected={selected}
      onSelect={(date) => onChoose(isoOf(date))}
      defaultMonth={selected ?? dateOf(nearest)}
      {...offeredMonths({ min, max }, selected)}
      disabled={[
        ...(min === undefined ? [] : [{ before: dateOf(min) }]),
        ...(max === undefined ? [] : [{ after: dateOf(max) }]),
      ]}
      formatters={{
        formatWeekdayName: (date) => weekday.format(date).slice(0, 2),
        formatMonthDropdown: (date) => month.format(date),
        formatCaption: (date) => `${month.format(date)} ${date.getFullYear()}`,
      }}
      labels={{
        labelGrid: (date) => `${month.format(date)} ${date.getFullYear()}`,
        labelDayButton: (date) => `${longWeekday.format(date)}, ${formatDate(isoOf(date), locale, 'long')}`,
        labelGridcell: (date) => formatDate(isoOf(date), locale, 'long'),
        labelWeekday: (date) => longWeekday.format(date),
        labelPrevious: () => text?.('dates.previousMonth') ?? '',
        labelNext: () => text?.('dates.nextMonth') ?? '',
        labelMonthDropdown: () => text?.('dates.month') ?? '',
        labelYearDropdown: () => text?.('dates.year') ?? '',
        labelNav: () => '',
      }}
      classNames={dayPickerClasses}
      components={{ Chevron }}
    />
  );
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const;

function Chevron({
  orientation = 'left',
  className,
}: {
  orientation?: keyof typeof chevrons;
  className?: string;
}) {
  return <Icon of={chevrons[orientation]} size={14} {...(className === undefined ? {} : { className })} />;
}

const dayPickerClasses = {
  months: styles.months,
  month: styles.month,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.choice,
  dropdown: styles.dropdown,
  caption_label: styles.chosenCaption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};

/** The calendar counts in the time of the device; days have no time. */
const dateOf = (iso: string) => new Date(`${iso}T12:00:00`);

function isoOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
