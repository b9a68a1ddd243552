import type { FilterOption, TableColumn } from '#widgets/table/table-column.ts';

/** One of a few values, of rows that a server filters; a list of values that the address asks for is one more. */
export function choice<Row>(options: readonly FilterOption[], value = ''): Pick<TableColumn<Row>, 'filter'> {
  const known = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  const isListed = value === '' || options.some((option) => option.value === value);
  const own = isListed ? [] : [{ value, label: value.split(',').map(known).join(', ') }];
  return { filter: { kind: 'choice', options: [...own, ...options], has: () => true } };
}

/** Options in the order of their labels. */
export function inOrder(options: readonly FilterOption[], locale: string): FilterOption[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return options.toSorted((one, other) => compare(one.label, other.label));
}

/** The documents as options, by their names. */
export const regulationOptions = (
  documents: ReadonlyMap<string, { displayName: string }>,
  locale: string,
): FilterOption[] =>
  inOrder(
    [...documents].map(([value, { displayName }]) => ({ value, label: displayName })),
    locale,
  );
