import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './checkbox.css.ts';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** The meaning of the option, or why it cannot be changed. */
  hint?: ReactNode;
  error?: string | undefined;
};

/** A checkbox with its label beside it, hint and error below. */
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
