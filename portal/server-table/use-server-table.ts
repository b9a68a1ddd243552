import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PagedList } from '#core/async/paged-list.ts';
import { periodSign } from '#core/lib/period.ts';
import { orderColumns } from '#core/tables/column-order.ts';
import { tables } from '#core/tables/table-settings.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import type { DataTableModel, RowGroup } from '#widgets/table/use-data-table.ts';
import { useTyped } from './use-typed.ts';

type Filters = Partial<Record<string, string>>;
type ServerQuery<Sort extends string> = {
  filters: Filters;
  sort: Sort;
  descending: boolean;
  /** Counted from 0. */
  page: number;
};

/** What a table of rows that a server filters is like. */
export type ServerTableSpec<Sort extends string> = {
  /** Whose settings it has. */
  table: string;
  /** The order that the server knows for a column. */
  orderOf: Readonly<Partial<Record<string, Sort>>>;
  /** The filters of a column. */
  filtersOf: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Columns that are not displayed until somebody wants them. */
  extraColumns: ReadonlySet<string>;
  /** The column whose filter is `text`, in which people type, if there is one. */
  textColumn?: string;
  isLatestFirst: (sort: Sort) => boolean;
};

type ServerTableOptions<Row, Sort extends string, Query extends ServerQuery<Sort>> = {
  spec: ServerTableSpec<Sort>;
  list: Pick<PagedList<Row, Query>, '$rows' | '$all' | 'open' | 'nearing'>;
  idOf: (row: Row) => string;
  query: Query;
  onQuery: (change: Partial<ServerQuery<Sort>>) => void;
  columns: readonly TableColumn<Row>[];
  detail?: (row: Row) => ReactNode;
  groupOf?: (row: Row) => RowGroup;
};

/** A table of which the server filters, sorts and pages the rows; what is asked for stands in the address. */
export function useServerTable<Row, Sort extends string, Query extends ServerQuery<Sort>>(
  options: ServerTableOptions<Row, Sort, Query>,
): DataTableModel<Row> {
  const { spec, list, idOf, query, onQuery, columns, detail, groupOf } = options;
  const { $settings, change } = useApp().part(tables).of(spec.table);
  const settings = useStore($settings);
  const loaded = loadedValue(useStore(list.$rows));
  const all = useStore(list.$all);
  const { pageSize } = settings;
  useEffect(() => void list.open(query, pageSize), [list, query, pageSize]);
  const setFilters = (changed: Filters) => onQuery({ filters: { ...query.filters, ...changed } });
  const [typed, setTyped] = useTyped(query.filters.text ?? '', (text) => setFilters({ text }));
  const filters = useMemo(
    () => ({ ...byColumn(spec, query.filters), ...(spec.textColumn && { [spec.textColumn]: typed }) }),
    [spec, query, typed],
  );
  const { ordered, visible } = useVisible(columns, { ...settings, extra: spec.extraColumns }, filters);
  const rowCount = loaded?.total ?? 0;
  const size = pageSize === 'all' ? Math.max(rowCount, 1) : pageSize;
  return {
    ordered,
    columns: visible,
    rows: (loaded?.rows ?? []).map((row) => ({ id: idOf(row), row })),
    before: loaded?.start ?? 0,
    rowCount,
    total: all ?? rowCount,
    sortedBy: { id: columnOf(spec, query.sort), descending: query.descending },
    sortBy(id) {
      const sort = spec.orderOf[id];
      if (sort === undefined) return;
      onQuery({ sort, descending: query.sort === sort ? !query.descending : spec.isLatestFirst(sort) });
    },
    filters,
    filter(id, value) {
      if (id === spec.textColumn) setTyped(value);
      else setFilters(ofColumn(spec, id, value));
    },
    clearFilters() {
      setTyped('');
      onQuery({ filters: {} });
    },
    narrowedBy: Object.values(byColumn(spec, query.filters)).filter((value) => value !== '').length,
    pages: Math.max(1, Math.ceil(rowCount / size)),
    page: pageSize === 'all' ? 0 : query.page,
    goToPage: (page) => onQuery({ page }),
    settings,
    change,
    ...(detail && { detail }),
    ...(groupOf && { groupOf }),
    onDrawn: useCallback((last: number) => void list.nearing(last), [list]),
  };
}

const columnOf = <Sort extends string>({ orderOf }: ServerTableSpec<Sort>, sort: Sort): string =>
  Object.entries(orderOf).find(([, order]) => order === sort)?.[0] ?? '';

type Visibility = { hidden: readonly string[]; order: readonly string[]; extra: ReadonlySet<string> };

/** The columns in the order of the user, and those of them that are displayed: a filter that is set displays its column. */
function useVisible<Row>(
  columns: readonly TableColumn<Row>[],
  { hidden, order, extra }: Visibility,
  filters: Readonly<Record<string, string>>,
) {
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const visible = useMemo(
    () =>
      ordered.filter(
        ({ id, fixed }) =>
          // Of the columns that are not displayed at first, the settings name those that are wanted.
          fixed || Boolean(filters[id]) || (extra.has(id) ? hidden.includes(id) : !hidden.includes(id)),
      ),
    [ordered, hidden, filters, extra],
  );
  return { ordered, visible };
}

/** The filters of a query by the columns in whose heads they stand. */
function byColumn<Sort extends string>(
  { filtersOf }: ServerTableSpec<Sort>,
  filters: Filters,
): Record<string, string> {
  const entries = Object.entries(filtersOf).map(([column, names = []]): [string, string] => {
    const values = names.map((name) => filters[name] ?? '');
    return [column, values.some((value) => value !== '') ? values.join(periodSign) : ''];
  });
  return Object.fromEntries(entries);
}

function ofColumn<Sort extends string>(
  { filtersOf }: ServerTableSpec<Sort>,
  column: string,
  value: string,
): Filters {
  const names = filtersOf[column] ?? [];
  const values = names.length > 1 ? value.split(periodSign) : [value];
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
