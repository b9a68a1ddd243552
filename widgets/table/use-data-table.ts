import { useStore } from '@nanostores/react';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { localeOf } from '#core/lib/locales.ts';
import { orderColumns } from '#core/tables/column-order.ts';
import { type TableSettings, tables } from '#core/tables/table-settings.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { columnDefs } from './column-defs.ts';
import type { TableColumn } from './table-column.ts';
import { features } from './table-features.ts';

export type SortedBy = { id: string; descending: boolean };

type DataTableOptions<Row> = {
  /** Name under which the settings are stored on the device. */
  name: string;
  /** Must be the same array as long as the columns do not change. */
  columns: readonly TableColumn<Row>[];
  /** Must be the same array as long as the rows do not change; undefined while they load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sortedBy: SortedBy;
};

/** A group of rows, with what stands above them. */
export type RowGroup = { id: string; head: ReactNode };

export type DataTableModel<Row> = {
  /** All columns in their order, with those that are hidden. */
  ordered: readonly TableColumn<Row>[];
  /** The visible columns. */
  columns: readonly TableColumn<Row>[];
  /** The rows of the page on screen, by their ids. */
  rows: readonly { id: string; row: Row }[];
  /** Number of rows on the pages before this one. */
  before: number;
  rowCount: number;
  total: number;
  sortedBy: SortedBy;
  sortBy: (id: string) => void;
  filters: Readonly<Record<string, string>>;
  filter: (id: string, value: string) => void;
  clearFilters: () => void;
  /** Number of filters that are applied. */
  narrowedBy: number;
  pages: number;
  page: number;
  goToPage: (page: number) => void;
  settings: TableSettings;
  change: (fields: Partial<TableSettings>) => void;
  /** What is displayed in place below a row; nothing for rows that are not opened. */
  detail?: (row: Row) => ReactNode;
  /** The group of a row; rows of one stand together, below its name. */
  groupOf?: (row: Row) => RowGroup;
  /** Is told of the last row that is drawn, so that rows of a server can be loaded as they come near. */
  onDrawn?: (last: number) => void;
};

const noRows: never[] = [];

/** The columns in the order that the user chose, and those of them that are not hidden. */
function useOrderedColumns<Row>(columns: readonly TableColumn<Row>[], { hidden, order }: TableSettings) {
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const visibleColumns = useMemo(
    () => ordered.filter(({ id, fixed }) => fixed || !hidden.includes(id)),
    [ordered, hidden],
  );
  return { ordered, visibleColumns };
}

/** Sorts, filters and pages rows; the settings that the user chose for the table are stored on the device. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { name, columns, rows = noRows, rowId } = options;
  const locale = localeOf(useInterfaceLanguage());
  const { $settings, change } = useApp().part(tables).of(name);
  const settings = useStore($settings);
  const [sortedBy, setSortedBy] = useState(options.sortedBy);
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [requestedPage, setRequestedPage] = useState(0);

  const { ordered, visibleColumns } = useOrderedColumns(columns, settings);
  const definitions = useMemo(() => columnDefs(columns, locale), [columns, locale]);
  const sorting = useMemo(() => [{ id: sortedBy.id, desc: sortedBy.descending }], [sortedBy]);
  // A filter on a hidden column is not applied: nobody would see why rows are missing.
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
  const { pageSize } = settings;
  const size = pageSize === 'all' ? Math.max(filtered.length, 1) : pageSize;
  const pages = Math.max(1, Math.ceil(filtered.length / size));
  // There may be fewer rows than when the page was chosen.
  const page = Math.min(requestedPage, pages - 1);

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
      setRequestedPage(0);
    },
    filters,
    filter(id, value) {
      setFilters({ ...filters, [id]: value });
      setRequestedPage(0);
    },
    clearFilters() {
      setFilters({});
      setRequestedPage(0);
    },
    narrowedBy: columnFilters.length,
    pages,
    page,
    goToPage: setRequestedPage,
    settings,
    change,
  };
}
