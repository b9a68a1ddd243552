import { type ComponentProps, useId } from 'react';
import * as styles from './field.css.ts';
import { SelectBox } from './SelectBox.tsx';

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'> & {
  label: string;
  /** Whether the label is only for assistive technology, because its place makes it clear to others. */
  labelHidden?: boolean;
  size?: keyof typeof styles.size;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A labelled select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, size = 'large', options, value, onChange, ...select } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      {labelHidden ? null : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <SelectBox
        {...select}
        id={id}
        aria-label={labelHidden ? label : undefined}
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
      </SelectBox>
    </div>
  );
}
