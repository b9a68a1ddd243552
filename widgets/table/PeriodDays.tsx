import { useId, useState } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { periodSign } from '#core/lib/period.ts';
import { useLoadedText } from '../app-context.tsx';
import { DateField } from '../dates/DateField.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as styles from './period-field.css.ts';
import type { FilterOption } from './table-column.ts';

/** Nothing that is listed is older. */
const firstDay = '2000-01-01';

type DaysProps = {
  from: string;
  to: string;
  choices: readonly FilterOption[];
  onChange: (value: string) => void;
  /** Called once a period was chosen by its name: there is nothing left to do here. */
  onDone: () => void;
};

/** The two days of a period; loads when it is chosen. */
export function PeriodDays({ from, to, choices, onChange, onDone }: DaysProps) {
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
      {choices.length > 0 ? (
        <div className={styles.choices}>
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              size="small"
              aria-pressed={value === `${from}${periodSign}${to}`}
              onClick={() => {
                onChange(value);
                onDone();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
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
