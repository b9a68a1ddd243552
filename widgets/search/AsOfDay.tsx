import { useEffect, useId, useState } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import * as styles from './filters.css.ts';

type AsOfDayProps = {
  value: string | undefined;
  /** Day whose law was searched. */
  shown: string | undefined;
  onChange: (day: string | undefined) => void;
};

/** The day whose law is searched; today's unless one is chosen. */
export function AsOfDay({ value, shown, onChange }: AsOfDayProps) {
  const text = useLoadedText<typeof searchTexts>();
  const id = useId();
  const current = value ?? shown ?? '';
  // What is being typed stays when results arrive meanwhile.
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day that was asked for is a reason
  useEffect(() => setTyped(undefined), [value]);
  // A date field tells of every key: only a whole day is asked for, once it is left or confirmed.
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
