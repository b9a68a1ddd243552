import { type ComponentProps, useId } from 'react';
import * as styles from './checkbox.css.ts';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; error?: string | undefined };

/** A box to tick, with its words beside it and its error below. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? id : undefined}
        />
        {label}
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
