import { useId } from 'react';
import { classes } from './classes.ts';
import * as styles from './segmented.css.ts';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  /** Name for assistive technology, if the label is only a code. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
};

/** A choice of a few visible options, as native radio buttons, so that arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, wide = false } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes(styles.group, wide && styles.wide)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            aria-label={option.name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
