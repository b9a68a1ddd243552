import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Change } from '#core/contract/domain/changes.ts';

/*
 * The peer of the table of changes: the libraries of table and virtual rows with plain cells, the same rows and columns,
 * one field that looks for words in topic and summary, and the order of the deadline.
 */

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const read: Record<string, (change: Change) => string> = {
  status: ({ status }) => status,
  key: ({ key }) => (key ? 'Y' : 'N'),
  topic: ({ topic, summary }) => `${topic} ${summary}`,
  source: ({ source }) => source,
  type: ({ type }) => type,
  area: ({ area }) => area,
  deadline: ({ deadline = '~' }) => deadline,
  ownerId: ({ ownerId = '' }) => ownerId,
  volume: ({ volume }) => volume,
  comments: ({ comments }) => String(comments),
  files: ({ files }) => String(files),
};
const names = Object.keys(read);
type Cell = { getValue: (id: string) => unknown };
const columns = names.map((id) => ({
  id,
  accessorFn: (row: Change) => read[id]?.(row),
  sortFn: (one: Cell, other: Cell, column: string) =>
    String(one.getValue(column)) < String(other.getValue(column)) ? -1 : 1,
  filterFn: (row: Cell, column: string, value: string) =>
    String(row.getValue(column)).toLowerCase().includes(value),
}));
const cellStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
let show: (rows: readonly Change[]) => void = () => undefined;

function Table() {
  const [rows, setRows] = useState<readonly Change[]>([]);
  const [filter, setFilter] = useState('');
  const box = useRef<HTMLDivElement>(null);
  show = setRows;
  const state = useMemo(
    () => ({
      sorting: [{ id: 'deadline', desc: false }],
      columnFilters: filter === '' ? [] : [{ id: 'topic', value: filter.toLowerCase() }],
    }),
    [filter],
  );
  const table = useTable({ features, columns, data: rows as Change[], state });
  const lines = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: lines.length,
    estimateSize: () => 37,
    getScrollElement: () => box.current,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const gap = (key: string, blockSize: number) =>
    createElement('tr', { key }, createElement('td', { colSpan: names.length, style: { blockSize } }));
  const drawn = items.map(({ index }) => {
    const line = lines[index];
    return createElement(
      'tr',
      { key: line?.id, 'data-row': index, style: { blockSize: 37 } },
      names.map((name) =>
        createElement('td', { key: name, style: cellStyle }, line && read[name]?.(line.original)),
      ),
    );
  });
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return createElement(
    'div',
    {},
    createElement('input', { value: filter, onChange: (event) => setFilter(event.target.value) }),
    createElement(
      'section',
      { ref: box, style: { blockSize: 700, overflow: 'auto' } },
      createElement(
        'table',
        { style: { inlineSize: '100%', tableLayout: 'fixed' } },
        createElement('tbody', {}, gap('above', above), drawn, gap('below', below)),
      ),
    ),
  );
}

export type Peer = { show: (json: string) => Promise<number> };

const place = document.getElementById('place');
if (place) createRoot(place).render(createElement(Table));
const peer: Peer = {
  async show(json) {
    const start = performance.now();
    const rows = JSON.parse(json) as Change[];
    flushSync(() => show(rows));
    return new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
    );
  },
};
Object.assign(window, { peer });
