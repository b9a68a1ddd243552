import { type ComponentProps, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import * as styles from './field.css.ts';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  error?: string | undefined;
};

/** A labelled field of several lines with its error. */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
