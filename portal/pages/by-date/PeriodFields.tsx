import { useId } from 'react';
import type { PartialByDate } from '#core/by-date/by-date-address.ts';
import type { byDateTexts } from '#core/i18n/bydate.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { DateField } from '#widgets/dates/DateField.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import * as styles from './by-date.css.ts';

type PeriodFieldsProps = {
  from: string;
  to: string;
  /** An emptied field gives nothing. */
  onChange: (days: Pick<PartialByDate, 'from' | 'to'>) => void;
};

/** The first and the last day, both included. */
export function PeriodFields({ from, to, onChange }: PeriodFieldsProps) {
  const text = useLoadedText<typeof byDateTexts>();
  const error = useId();
  const isWrong = from > to;
  const days = { from, to };
  return (
    <div className={styles.period}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={text(`bydate.${end}`)}
          hint=""
          value={days[end]}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? error : undefined}
          onChange={(day) => onChange({ [end]: day })}
        />
      ))}
      <div role="alert" className={styles.problem}>
        {isWrong ? <FieldError id={error}>{text('bydate.dateOrder')}</FieldError> : null}
      </div>
    </div>
  );
}
