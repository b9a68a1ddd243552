import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * The peers of the comments page: the table library with a plain table and all rows in memory, drawing the first fifty;
 * and the spreadsheet library in a worker.
 */

export type PeerRow = Readonly<Record<string, string | number>>;
type Query = { filter: string; sort: string };
export type Peer = {
  show: (rows: readonly PeerRow[]) => void;
  /** Milliseconds until the frame in which the rows are on screen. */
  ask: (query: Query) => Promise<number>;
  /** Milliseconds until the bytes of the file are there. */
  write: (rows: readonly (readonly (string | number)[])[]) => Promise<number>;
};

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const displayed = 50;
const names = ['place', 'words', 'type', 'status', 'author', 'tagged', 'resolved', 'edited'];
const columns = names.map((id) => ({
  id,
  accessorFn: (row: PeerRow) => row[id],
  filterFn: (row: { original: PeerRow }, _: string, value: string) =>
    String(row.original[id]).toLowerCase().includes(value),
}));
let set: (change: { rows?: readonly PeerRow[]; query?: Query }) => void = () => undefined;

function Table() {
  const [{ rows, query }, setState] = useState({
    rows: [] as readonly PeerRow[],
    query: { filter: '', sort: 'edited' },
  });
  set = (change) => setState((before) => ({ ...before, ...change }));
  const table = useTable({
    features,
    columns,
    data: rows as PeerRow[],
    state: {
      sorting: [{ id: query.sort, desc: false }],
      columnFilters: query.filter === '' ? [] : [{ id: 'words', value: query.filter }],
    },
  });
  const lines = table
    .getRowModel()
    .rows.slice(0, displayed)
    .map(({ id, original }) =>
      createElement(
        'tr',
        { key: id },
        names.map((name) => createElement('td', { key: name }, original[name])),
      ),
    );
  return createElement('table', {}, createElement('tbody', {}, lines));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const place = document.getElementById('place');
if (place) createRoot(place).render(createElement(Table));

const peer: Peer = {
  show: (rows) => set({ rows }),
  async ask(query) {
    const start = performance.now();
    set({ query });
    await nextFrame();
    return performance.now() - start;
  },
  write(rows) {
    const worker = new Worker(new URL('./peer-worker.ts', import.meta.url), { type: 'module' });
    const start = performance.now();
    return new Promise((resolve, reject) => {
      worker.onmessage = () => {
        worker.terminate();
        resolve(performance.now() - start);
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(rows);
    });
  },
};
Object.assign(window, { peer });
