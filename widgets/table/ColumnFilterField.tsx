import type { KeyboardEvent } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { useLoadedText } from '../app-context.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { FilterOption, TableColumn } from './table-column.ts';
import * as styles from './table-head.css.ts';

type ColumnFilterFieldProps<Row> = {
  column: TableColumn<Row>;
  value: string;
  onChange: (value: string) => void;
};

/** The filter of a column: typed words, or one of a few values. Escape clears it. */
export function ColumnFilterField<Row>({ column, value, onChange }: ColumnFilterFieldProps<Row>) {
  const text = useLoadedText<typeof tableTexts>();
  const { label, filter } = column;
  const name = text('table.filter', { column: label });
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  if (filter === undefined) return null;
  return (
    <>
      <span className={styles.fieldLabel} aria-hidden="true">
        {label}
      </span>
      {filter.kind === 'field' ? (
        filter.field({ name, className: styles.field, value, onChange })
      ) : filter.kind === 'text' ? (
        <input
          type="search"
          className={styles.field}
          aria-label={name}
          placeholder={text('table.contains')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
        />
      ) : (
        <SelectBox
          className={styles.field}
          aria-label={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
        >
          <option value="">{text('table.any')}</option>
          {offered(filter.options, value).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </>
  );
}

/** Several values that an address asks for are one more. */
function offered(options: readonly FilterOption[], value: string): readonly FilterOption[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const nameOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return [{ value, label: value.split(',').map(nameOf).join(', ') }, ...options];
}
