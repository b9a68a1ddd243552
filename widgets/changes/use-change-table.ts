import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import {
  type ChangeQuery,
  isAtFirst,
  queryAtFirst,
  switchesAtFirst,
} from '#core/change-filter/change-address.ts';
import { type ChangeColumn, changeColumns, extraColumns, filterOf } from '#core/change-filter/columns.ts';
import { filterChanges } from '#core/change-filter/filter.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { type SortWords, sortChanges } from '#core/changes/sort.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { orderColumns } from '#core/tables/column-order.ts';
import { type TableSettings, tables } from '#core/tables/table-settings.ts';
import { useApp } from '../app-context.tsx';
import type { TableColumn } from '../table/table-column.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import type { ChangeWords } from './use-change-words.ts';

type ChangeTableOptions = {
  /** All changes, by deadline. */
  all: readonly Change[];
  /** The only one that is displayed, if it is one. */
  only: Change | undefined;
  words: ChangeWords;
  query: ChangeQuery;
  /** Must be the same function at each draw. */
  onQuery: (change: Partial<ChangeQuery>) => void;
  columns: readonly TableColumn<Change>[];
  detail: (change: Change) => ReactNode;
};

export type ChangeTableModel = DataTableModel<Change> & {
  /** All changes that match, on all pages. */
  matching: readonly Change[];
};

/** The rows of the table of changes: filtered, sorted and in pages here, since all of them are known. */
export function useChangeTable(options: ChangeTableOptions): ChangeTableModel {
  const { all, only, words, query, onQuery, columns, detail } = options;
  const { $settings, change } = useApp().part(tables).of('changes');
  const settings = useStore($settings);
  const { ordered, visible } = useVisible(columns, settings, query);
  const { text, locale, people } = words;
  const { filters, sort, descending, onlyKey, green, ended } = query;
  const filtered = useMemo(
    () => (only ? [only] : filterChanges(all, { ...queryAtFirst, filters, onlyKey, green, ended })),
    [all, only, filters, onlyKey, green, ended],
  );
  const matching = useMemo(() => {
    // The list is in this order, and a filter leaves it so.
    if (sort === 'deadline' && !descending) return filtered;
    const sortWords: SortWords = {
      locale,
      people,
      nameOf: (field, value) => text(`changes.${field}-${value}` as 'changes.source-other'),
    };
    return sortChanges(filtered, { sort, descending }, sortWords);
  }, [filtered, sort, descending, locale, people, text]);
  const filter = useCallback(
    (id: string, value: string) => {
      const name = filterOf[id as ChangeColumn];
      if (name) onQuery({ filters: { ...filters, [name]: value } });
    },
    [filters, onQuery],
  );
  return useMemo(() => {
    const { pageSize } = settings;
    const size = pageSize === 'all' ? Math.max(matching.length, 1) : pageSize;
    const pages = Math.max(1, Math.ceil(matching.length / size));
    // There may be fewer rows than when the page was chosen.
    const page = Math.min(query.page, pages - 1);
    const rows = matching.slice(page * size, (page + 1) * size).map((row) => ({ id: keyOf(row), row }));
    return {
      ordered,
      columns: visible,
      matching,
      rows,
      before: page * size,
      rowCount: matching.length,
      total: all.length,
      sortedBy: { id: query.sort, descending: query.descending },
      sortBy(id: string) {
        const column = changeColumns.find((one) => one === id);
        if (column) onQuery({ sort: column, descending: query.sort === column && !query.descending });
      },
      filters: query.filters,
      filter,
      // Where nothing is narrowed, what has ended is all that there may be.
      clearFilters: () => onQuery({ filters: {}, ...switchesAtFirst, ended: isAtFirst(query) }),
      narrowedBy: Object.values(query.filters).filter(Boolean).length,
      pages,
      page,
      goToPage: (target: number) => onQuery({ page: target }),
      settings,
      change,
      detail,
    };
  }, [matching, ordered, visible, all.length, query, onQuery, filter, settings, change, detail]);
}

/** The columns in the order of the user, and those of them that are displayed: a filter that is set displays its column. */
function useVisible(
  columns: readonly TableColumn<Change>[],
  settings: TableSettings,
  { filters }: ChangeQuery,
) {
  const { hidden, order } = settings;
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const filtered = Object.keys(filters)
    .filter((name) => filters[name as keyof typeof filters])
    .join();
  const visible = useMemo(() => {
    const names = filtered.split(',');
    return ordered.filter(
      ({ id, fixed }) =>
        // Of the columns that are not displayed at first, the settings name those that somebody wants.
        fixed || names.includes(id) || hidden.includes(id) === extraColumns.has(id),
    );
  }, [ordered, hidden, filtered]);
  return { ordered, visible };
}
