import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { type CommentColumn, extraColumns, filtersOf, orderOf } from '#core/comment-list/columns.ts';
import { type CommentQuery, isLatestFirst } from '#core/comment-list/comment-address.ts';
import { commentList } from '#core/comment-list/store.ts';
import type { CommentOrder } from '#core/contract/domain/comment-lists.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { orderColumns } from '#core/tables/column-order.ts';
import { tables } from '#core/tables/table-settings.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import type { DataTableModel } from '#widgets/table/use-data-table.ts';
import { useTyped } from './use-typed.ts';

/** Between the first and the last day of a period, as the filter of a column has both. */
export const periodSign = '/';

type CommentTableOptions = {
  query: CommentQuery;
  onQuery: (change: Partial<CommentQuery>) => void;
  columns: readonly TableColumn<Comment>[];
  detail: (comment: Comment) => ReactNode;
};

const columnOf = (sort: CommentOrder): string =>
  Object.entries(orderOf).find(([, order]) => order === sort)?.[0] ?? '';

/** The table of comments: the server filters, sorts and pages; what is asked for stands in the address. */
export function useCommentTable(options: CommentTableOptions): DataTableModel<Comment> {
  const { query, onQuery, columns, detail } = options;
  const { part } = useApp();
  const list = part(commentList);
  const { $settings, change } = part(tables).of('comments');
  const settings = useStore($settings);
  const rows = loadedValue(useStore(list.$rows));
  const all = useStore(list.$all);
  const { pageSize } = settings;
  useEffect(() => void list.open(query, pageSize), [list, query, pageSize]);
  const setFilters = (changed: CommentQuery['filters']) =>
    onQuery({ filters: { ...query.filters, ...changed } });
  const [typed, setTyped] = useTyped(query.filters.text ?? '', (text) => setFilters({ text }));
  const filters = useMemo(() => ({ ...byColumn(query), words: typed }), [query, typed]);
  const { ordered, visible } = useVisible(columns, settings, filters);
  const comments = rows?.comments ?? [];
  const rowCount = rows?.total ?? 0;
  const size = pageSize === 'all' ? Math.max(rowCount, 1) : pageSize;
  return {
    ordered,
    columns: visible,
    rows: comments.map((row) => ({ id: row.icid, row })),
    before: rows?.start ?? 0,
    rowCount,
    total: all ?? rowCount,
    sortedBy: { id: columnOf(query.sort), descending: query.descending },
    sortBy(id) {
      const sort = orderOf[id as CommentColumn];
      if (sort === undefined) return;
      onQuery({ sort, descending: query.sort === sort ? !query.descending : isLatestFirst(sort) });
    },
    filters,
    filter(id, value) {
      if (id === 'words') setTyped(value);
      else setFilters(ofColumn(id as CommentColumn, value));
    },
    clearFilters() {
      setTyped('');
      onQuery({ filters: {} });
    },
    narrowedBy: Object.values(byColumn(query)).filter((value) => value !== '').length,
    pages: Math.max(1, Math.ceil(rowCount / size)),
    page: pageSize === 'all' ? 0 : query.page,
    goToPage: (page) => onQuery({ page }),
    settings,
    change,
    detail,
    onDrawn: useCallback((last: number) => void list.nearing(last), [list]),
  };
}

/** The columns in the order of the user, and those of them that are displayed: a filter that is set displays its column. */
function useVisible(
  columns: readonly TableColumn<Comment>[],
  { hidden, order }: { hidden: readonly string[]; order: readonly string[] },
  filters: Readonly<Record<string, string>>,
) {
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const visible = useMemo(
    () =>
      ordered.filter(
        ({ id, fixed }) =>
          // Of the columns that are not displayed at first, the settings name those that are wanted.
          fixed ||
          Boolean(filters[id]) ||
          (extraColumns.has(id) ? hidden.includes(id) : !hidden.includes(id)),
      ),
    [ordered, hidden, filters],
  );
  return { ordered, visible };
}

/** The filters of a query by the columns in whose heads they stand. */
function byColumn({ filters }: CommentQuery): Record<string, string> {
  const entries = Object.entries(filtersOf).map(([column, names]): [string, string] => {
    const values = names.map((name) => filters[name] ?? '');
    return [column, values.some((value) => value !== '') ? values.join(periodSign) : ''];
  });
  return Object.fromEntries(entries);
}

function ofColumn(column: CommentColumn, value: string): CommentQuery['filters'] {
  const names = filtersOf[column] ?? [];
  const values = names.length > 1 ? value.split(periodSign) : [value];
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
