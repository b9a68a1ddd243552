import { useStore } from '@nanostores/react';
import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { localeOf } from '#core/lib/locales.ts';
import { orderColumns } from '#core/tables/column-order.ts';
import { type TableSettings, tables } from '#core/tables/table-settings.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { columnDefs } from './column-defs.ts';
import type { TableColumn } from './table-column.ts';
import { features } from './table-features.ts';

export type SortedBy = { id: string; descending: boolean };

type DataTableOptions<Row> = {
  /** By it the settings are kept on the device. */
  name: string;
  /** The same array as long as nothing about the columns changes. */
  columns: readonly TableColumn<Row>[];
  /** The same array as long as the rows are the same; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sortedBy: SortedBy;
};

export type DataTableModel<Row> = {
  /** All columns in their order, and those that are shown. */
  ordered: readonly TableColumn<Row>[];
  columns: readonly TableColumn<Row>[];
  /** The rows of the page on screen, by their ids. */
  rows: readonly { id: string; row: Row }[];
  /** Rows before those of the page. */
  before: number;
  rowCount: number;
  total: number;
  sortedBy: SortedBy;
  sortBy: (id: string) => void;
  filters: Readonly<Record<string, string>>;
  filter: (id: string, value: string) => void;
  clearFilters: () => void;
  /** How many filters are in force. */
  narrowedBy: number;
  pages: number;
  page: number;
  goToPage: (page: number) => void;
  settings: TableSettings;
  change: (fields: Partial<TableSettings>) => void;
};

const noRows: never[] = [];

/** Sorts, narrows down and pages rows; what somebody chose for the table is kept. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { name, columns, rows = noRows, rowId } = options;
  const locale = localeOf(useInterfaceLanguage());
  const { $settings, change } = useApp().part(tables).of(name);
  const settings = useStore($settings);
  const [sortedBy, setSortedBy] = useState(options.sortedBy);
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(0);

  const { hidden, order, pageSize } = settings;
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const visibleColumns = useMemo(
    () => ordered.filter(({ id, fixed }) => fixed || !hidden.includes(id)),
    [ordered, hidden],
  );
  const definitions = useMemo(() => columnDefs(columns, locale), [columns, locale]);
  const sorting = useMemo(() => [{ id: sortedBy.id, desc: sortedBy.descending }], [sortedBy]);
  // What is not on screen does not narrow down: nobody would see why rows are missing.
  const columnFilters = useMemo(
    () => visibleColumns.flatMap(({ id }) => (filters[id] ? [{ id, value: filters[id] }] : [])),
    [visibleColumns, filters],
  );

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, columnFilters },
  });
  const filtered = table.getRowModel().rows;
  const size = pageSize === 'all' ? Math.max(filtered.length, 1) : pageSize;
  const pages = Math.max(1, Math.ceil(filtered.length / size));
  // Rows may have gone since the page was chosen.
  const page = Math.min(asked, pages - 1);

  return {
    ordered,
    columns: visibleColumns,
    rows: filtered.slice(page * size, (page + 1) * size).map(({ id, original }) => ({ id, row: original })),
    before: page * size,
    rowCount: filtered.length,
    total: rows.length,
    sortedBy,
    sortBy(id) {
      setSortedBy({ id, descending: sortedBy.id === id && !sortedBy.descending });
      setAsked(0);
    },
    filters,
    filter(id, value) {
      setFilters({ ...filters, [id]: value });
      setAsked(0);
    },
    clearFilters() {
      setFilters({});
      setAsked(0);
    },
    narrowedBy: columnFilters.length,
    pages,
    page,
    goToPage: setAsked,
    settings,
    change,
  };
}
