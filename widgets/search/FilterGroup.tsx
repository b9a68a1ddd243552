import { type ReactNode, useId, useState } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { check } from '../ui/check.css.ts';
import { classes } from '../ui/classes.ts';
import * as styles from './filters.css.ts';

export type FilterOption<Value extends string> = {
  value: Value;
  label: string;
  count: number | undefined;
  /** Whether it is invented law. */
  sample?: boolean | undefined;
};

type FilterGroupProps<Value extends string> = {
  title: string;
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Whether only one option can be chosen. */
  single?: boolean;
  /** Resets the choice; offered if something is chosen. */
  onReset?: (() => void) | undefined;
  children?: ReactNode;
};

/** Options of a long group that are visible before "show more". */
const fewest = 6;

/** A filter with the number of hits of each option. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { title, options, chosen, onChange, single = false, onReset, children } = props;
  const text = useLoadedText<typeof searchTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const name = useId();
  const [isLong, setLong] = useState(false);
  const isCut = options.length > fewest + 2 && !isLong;
  const visible = options.filter(({ value }, index) => !isCut || index < fewest || chosen.includes(value));

  const toggle = (value: Value) => {
    if (single) onChange([value]);
    else onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  };
  return (
    <fieldset className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        {title}
        {onReset ? (
          <button
            type="button"
            className={styles.reset}
            aria-label={text('search.resetGroup', { group: title })}
            onClick={onReset}
          >
            {text('search.reset')}
          </button>
        ) : null}
      </div>
      {visible.map(({ value, label, count, sample }) => (
        <label key={value} className={styles.option} title={label}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={name}
            className={classes(check, styles.check)}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          <span className={styles.optionLabel}>{label}</span>
          <SampleTag of={{ sample }} />
          <span className={styles.count}>{count === undefined ? '' : formatNumber(count, locale)}</span>
        </label>
      ))}
      {isCut || isLong ? (
        <button type="button" className={styles.more} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {text(isLong ? 'search.showLess' : 'search.showMore')}
        </button>
      ) : null}
      {children}
    </fieldset>
  );
}
