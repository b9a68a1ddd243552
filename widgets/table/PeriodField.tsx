import { useEffect, useId, useRef, useState } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { periodSign } from '#core/lib/period.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { lazyCode, useLazyCode } from '../ui/lazy-component.tsx';
import { movePopup } from '../ui/move-popup.ts';
import * as styles from './period-field.css.ts';
import type { FilterFieldProps, FilterOption } from './table-column.ts';

const periodDays = lazyCode(async () => (await import('./PeriodDays.tsx')).PeriodDays);

type PeriodFieldProps = FilterFieldProps & {
  /** Periods that are chosen by their names. */
  choices?: readonly FilterOption[];
};

const noChoices: readonly FilterOption[] = [];

/** Filters by a period: the first and the last day in a box below the field, or one that has a name. */
export function PeriodField({ name, className, value, onChange, choices = noChoices }: PeriodFieldProps) {
  const text = useLoadedText<typeof tableTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { loaded: Days } = useLazyCode(periodDays, open);
  const [from = '', to = ''] = value.split(periodSign);
  const day = (iso: string) => formatDate(iso, locale);
  const named = choices.find((choice) => choice.value === value);
  const words = named
    ? named.label
    : from && to
      ? text('table.span', { from: day(from), to: day(to) })
      : from
        ? text('table.since', { day: day(from) })
        : to
          ? text('table.until', { day: day(to) })
          : text('table.any');
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when its content has come
  useEffect(() => {
    if (open && popup.current && button.current) movePopup(popup.current, button.current, 'end');
  }, [open, Days]);
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
        {open && Days ? (
          <Days
            from={from}
            to={to}
            choices={choices}
            onChange={onChange}
            onDone={() => popup.current?.hidePopover()}
          />
        ) : null}
      </div>
    </>
  );
}
