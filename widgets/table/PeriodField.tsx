import type { tableTexts } from '#core/i18n/table.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { periodSign } from '#core/lib/period.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { lazyCode } from '../ui/lazy-component.tsx';
import { PopupButton } from '../ui/PopupButton.tsx';
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
  return (
    <PopupButton
      label={name}
      className={styles.popup}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes(className, styles.period, value === '' && styles.unset)}
          aria-label={`${name}: ${words}`}
        >
          {words}
        </button>
      )}
      code={periodDays}
    >
      {(Days, close) => <Days from={from} to={to} choices={choices} onChange={onChange} onDone={close} />}
    </PopupButton>
  );
}
