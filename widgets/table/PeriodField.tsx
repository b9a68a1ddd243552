import { useEffect, useId, useRef, useState } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { periodSign } from '#core/lib/period.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { DateField } from '../dates/DateField.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { movePopup } from '../ui/move-popup.ts';
import * as styles from './period-field.css.ts';
import type { FilterFieldProps } from './table-column.ts';

/** Nothing that is listed is older. */
const firstDay = '2000-01-01';

/** Filters by a period: the first and the last day in a box below the field. */
export function PeriodField({ name, className, value, onChange }: FilterFieldProps) {
  const text = useLoadedText<typeof tableTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [from = '', to = ''] = value.split(periodSign);
  const day = (iso: string) => formatDate(iso, locale);
  const words =
    from && to
      ? text('table.span', { from: day(from), to: day(to) })
      : from
        ? text('table.since', { day: day(from) })
        : to
          ? text('table.until', { day: day(to) })
          : text('table.any');
  useEffect(() => {
    if (open && popup.current && button.current) movePopup(popup.current, button.current, 'end');
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(className, styles.period, value === '' && styles.unset)}
        aria-label={`${name}: ${words}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {words}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className={styles.popup}
        onToggle={(event) => event.target === popup.current && setOpen(event.newState === 'open')}
      >
        {open ? <Days from={from} to={to} onChange={onChange} /> : null}
      </div>
    </>
  );
}

type DaysProps = { from: string; to: string; onChange: (value: string) => void };

function Days({ from, to, onChange }: DaysProps) {
  const text = useLoadedText<typeof tableTexts>();
  const error = useId();
  const [days, setDays] = useState({ from, to });
  const wrong = days.from !== '' && days.to !== '' && days.from > days.to;
  const change = (fields: Partial<typeof days>) => {
    const next = { ...days, ...fields };
    setDays(next);
    if (next.from !== '' && next.to !== '' && next.from > next.to) return;
    onChange(next.from || next.to ? `${next.from}${periodSign}${next.to}` : '');
  };
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          min={firstDay}
          hint=""
          label={text(end === 'from' ? 'table.firstDay' : 'table.lastDay')}
          value={days[end]}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? error : undefined}
          onChange={(day = '') => change({ [end]: day })}
        />
      ))}
      <div role="alert">{wrong ? <FieldError id={error}>{text('table.dateOrder')}</FieldError> : null}</div>
      {days.from || days.to ? (
        <Button size="small" kind="quiet" onClick={() => change({ from: '', to: '' })}>
          {text('table.clearDays')}
        </Button>
      ) : null}
    </div>
  );
}
