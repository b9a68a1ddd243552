import { type ComponentProps, useId } from 'react';
import * as styles from './field.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'> & {
  label: string;
  /** Said to screen readers only, where the place tells the others what is chosen. */
  labelHidden?: boolean;
  size?: keyof typeof styles.size;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A labelled choice of one, drawn by the system. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, size = 'large', options, value, onChange, ...select } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.size[size]}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
