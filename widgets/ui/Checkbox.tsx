import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './checkbox.css.ts';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** What ticking it means, or why it cannot be ticked. */
  hint?: ReactNode;
  error?: string | undefined;
};

/** A box to tick, with its words beside it, its hint and its error below. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={notes || undefined}
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
