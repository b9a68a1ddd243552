import type { ColumnDef } from '@tanstack/react-table';
import { foldText } from '#core/lib/fold.ts';
import type { TableColumn } from './table-column.ts';
import type { features } from './table-features.ts';

/** Our columns in the form of the library: how each is sorted and filtered. */
export function columnDefs<Row extends object>(
  columns: readonly TableColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Row>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return columns.map(({ id, sortBy, filter }) => ({
    id,
    accessorFn: (row: Row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last' as const,
    sortFn: (one, other) => {
      const [a, b] = [sortBy?.(one.original), sortBy?.(other.original)];
      return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    },
    enableColumnFilter: filter !== undefined,
    filterFn: (row, _, value: string) => {
      if (filter === undefined || filter.kind === 'field' || value === '') return true;
      if (filter.kind === 'choice') return filter.has(row.original, value);
      const all = foldText(filter.textOf(row.original));
      return foldText(value)
        .split(/\s+/)
        .every((word) => all.includes(word));
    },
  }));
}
