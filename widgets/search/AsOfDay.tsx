import { useEffect, useId, useState } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
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
  const id = useId();
  const current = value ?? shown ?? '';
  // The typed value, which stays even if results arrive meanwhile.
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another requested day replaces the typed value
  useEffect(() => setTyped(undefined), [value]);
  // A date field reports every keystroke; the day is taken when the field is left or confirmed.
  const take = () => {
    if (typed === undefined) return;
    const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(typed) ? typed : undefined;
    if (day === undefined || day === current) setTyped(undefined);
    if (typed !== current) onChange(day);
  };
  return (
    <div className={styles.asOf}>
      <label htmlFor={id}>{text('search.asOf')}</label>
      <input
        id={id}
        type="date"
        className={styles.date}
        value={typed ?? current}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </div>
  );
}
