import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import * as styles from './field.css.ts';

export type FieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: string;
  size?: keyof typeof styles.size;
  hint?: string | undefined;
  /** The error of the value; announced when it appears. */
  error?: string | undefined;
  /** A button inside the field, at its end. */
  trailing?: ReactNode;
  /** Displayed at the end of the label's line; after the input in tab order. */
  aside?: ReactNode;
};

/** A labelled input of one line with its hint and its error. */
export function Field({
  label,
  size = 'large',
  hint,
  error,
  trailing,
  aside,
  className,
  ...input
}: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const notes = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={classes(styles.size[size], trailing !== undefined && styles.withTrailing)}
          aria-invalid={error !== undefined || input['aria-invalid']}
          aria-describedby={notes || undefined}
        />
        {trailing === undefined ? null : <div className={styles.trailing}>{trailing}</div>}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
