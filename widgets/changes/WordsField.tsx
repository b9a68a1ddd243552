import { type KeyboardEvent, useId, useState } from 'react';
import { focusAtOnce } from '../ui/focus-at-once.ts';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';

type WordsFieldProps = {
  field: 'area' | 'comment';
  label: string;
  typed: string;
  /** What is stored, if it is not what was there when somebody began to type. */
  stored: string | undefined;
  autoFocus: boolean;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

const longest = { area: 100, comment: 4000 };

/** The field of a cell with words; areas that are in use are offered. */
export function WordsField({ field, label, typed, stored, autoFocus, onType, ...handlers }: WordsFieldProps) {
  const { words, areas } = useChangeScene();
  const { text } = words;
  const [list, now] = [useId(), useId()];
  // As it was when the field came, whatever changes later.
  const [first] = useState(() => (autoFocus ? focusAtOnce : undefined));
  return (
    <>
      <input
        {...handlers}
        ref={first}
        className={styles.input}
        aria-label={label}
        aria-describedby={stored === undefined ? undefined : now}
        list={field === 'area' ? list : undefined}
        maxLength={longest[field]}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {stored === undefined ? null : (
        <span id={now} className={styles.now}>
          {text('changes.valueNow', { value: stored || text('changes.nothing') })}
        </span>
      )}
      {field === 'area' ? (
        <datalist id={list}>
          {areas.map((area) => (
            <option key={area} value={area} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
