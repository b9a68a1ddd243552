import type { searchTexts } from '#core/i18n/search.ts';
import { earliestDay } from '#core/lib/day.ts';
import { useLoadedText } from '../app-context.tsx';
import { DateField } from '../dates/DateField.tsx';
import * as styles from './filters.css.ts';

type AsOfDayProps = {
  value: string | undefined;
  /** The day whose law was searched. */
  shown: string | undefined;
  onChange: (day: string | undefined) => void;
};

/** The day whose law is searched; today unless one is chosen. */
export function AsOfDay({ value, shown, onChange }: AsOfDayProps) {
  const text = useLoadedText<typeof searchTexts>();
  return (
    <div className={styles.asOf}>
      <DateField
        label={text('search.asOf')}
        value={value ?? shown ?? ''}
        min={earliestDay}
        hint=""
        onChange={onChange}
      />
    </div>
  );
}
