import { atom, type ReadableAtom } from 'nanostores';
import { type Loadable, loadedValue } from './loadable.ts';
import { orElse } from './or-else.ts';
import { createResource, type FailureReport } from './resource.ts';

/** A part of the rows that match: those from `start`, as far as they are loaded. */
export type PagedRows<Row> = { total: number; start: number; rows: readonly Row[] };

export type PagedList<Row, Query> = {
  $rows: ReadableAtom<Loadable<PagedRows<Row>>>;
  /** Number of all rows, whatever the filters; undefined until it is known. */
  $all: ReadableAtom<number | undefined>;
  /** Loads a page of what a query asks for; `all` begins at the top and goes on with `nearing`. What is on screen stays meanwhile. */
  open: (query: Query, pageSize: number | 'all') => Promise<void>;
  /** The same again. */
  reload: () => Promise<void>;
  /** The same again as far as it is loaded, since somebody else has written; very long lists stay as they are. */
  refresh: () => Promise<void>;
  /** Loads what comes after the last loaded row if all are wanted and the row that is on screen is near the end. */
  nearing: (row: number) => Promise<void>;
  /** Puts changed rows in the place of those on screen. */
  replace: (changed: readonly Row[]) => void;
  forget: () => void;
};

/** The most parts that are loaded again by themselves: a few calls. */
const maxRefreshedParts = 4;

/** How many rows before the last one the next are asked for. */
const ahead = 200;

type PagedListOptions<Row, Query> = {
  part: (
    query: Query,
    at: { start: number; rows: number },
    signal?: AbortSignal,
  ) => Promise<{ total: number; rows: readonly Row[] }>;
  countAll: () => Promise<number>;
  /** Whether a query asks for all rows. */
  isUnfiltered: (query: Query) => boolean;
  idOf: (row: Row) => string;
  /** The most rows that the server gives at once. */
  maxRows: number;
  /** What is listed, as failures are reported: "comments". */
  of: string;
  failures: FailureReport;
};

/** How rows are loaded. */
function createParts<Row, Query>(options: Pick<PagedListOptions<Row, Query>, 'part' | 'maxRows' | 'idOf'>) {
  const { maxRows, idOf } = options;
  const part = async (query: Query, start: number, rows: number, signal?: AbortSignal) => ({
    ...(await options.part(query, { start, rows }, signal)),
    start,
  });
  /** All rows of a query up to a number, part by part. */
  async function upTo(count: number, query: Query, signal: AbortSignal) {
    let value: PagedRows<Row> = await part(query, 0, maxRows, signal);
    while (value.rows.length < Math.min(count, value.total))
      value = joined(value, await part(query, value.rows.length, maxRows, signal), idOf);
    return value;
  }
  return { part, upTo };
}

/** Rows that a server filters, sorts and pages. */
export function createPagedList<Row, Query extends { page: number }>(
  options: PagedListOptions<Row, Query>,
): PagedList<Row, Query> {
  const { maxRows, idOf, failures, of } = options;
  const $rows = createResource<PagedRows<Row>>(failures);
  const $all = atom<number | undefined>(undefined);
  let opened: { query: Query; pageSize: number | 'all' } | undefined;

  const { part, upTo } = createParts(options);
  async function load(count = maxRows, by: { unasked?: true } = {}) {
    if (!opened) return;
    const { query, pageSize } = opened;
    const call = (signal: AbortSignal) =>
      pageSize === 'all' ? upTo(count, query, signal) : part(query, query.page * pageSize, pageSize, signal);
    const loaded = await $rows.load(`list ${of}`, call, { keep: true, ...by });
    if (loaded?.state !== 'ready') return;
    const failure = { report: failures.report, doing: `count all ${of}` };
    if (options.isUnfiltered(query)) $all.set(loaded.value.total);
    else if ($all.get() === undefined || by.unasked)
      $all.set(await orElse(options.countAll(), undefined, failure));
  }
  async function goOn(row: number) {
    const state = $rows.get();
    if (opened?.pageSize !== 'all' || state.state !== 'ready') return;
    const { rows, total } = state.value;
    if (rows.length >= total || row < rows.length - ahead) return;
    const failure = { report: failures.report, doing: `list more ${of}` };
    const next = await orElse(part(opened.query, rows.length, maxRows), undefined, failure);
    // Meanwhile another query may have been opened.
    if (next === undefined || $rows.get() !== state) return;
    $rows.set({ state: 'ready', value: joined(state.value, next, idOf) });
  }
  return {
    $rows,
    $all,
    open(query, pageSize) {
      opened = { query, pageSize };
      return load();
    },
    reload: () => load(),
    async refresh() {
      const count = loadedValue($rows.get())?.rows.length;
      if (count !== undefined && count <= maxRefreshedParts * maxRows) await load(count, { unasked: true });
    },
    nearing: singleFlight(goOn),
    replace(changed) {
      const state = $rows.get();
      const value = loadedValue(state);
      if (value === undefined) return;
      const byId = new Map(changed.map((one) => [idOf(one), one]));
      const rows = value.rows.map((one) => byId.get(idOf(one)) ?? one);
      $rows.set({ ...state, value: { ...value, rows } } as Loadable<PagedRows<Row>>);
    },
    forget() {
      opened = undefined;
      $all.set(undefined);
      $rows.reset();
    },
  };
}

/** Calls while one is under way share it. */
function singleFlight<A extends readonly unknown[]>(run: (...args: A) => Promise<void>) {
  let running: Promise<void> | undefined;
  return (...args: A) => {
    running ??= run(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** All that is loaded with what comes after it. A row that moved down because of a new one above it comes twice. */
function joined<Row>(
  { rows }: PagedRows<Row>,
  next: { total: number; rows: readonly Row[] },
  idOf: (row: Row) => string,
): PagedRows<Row> {
  const known = new Set(rows.map(idOf));
  const added = next.rows.filter((row) => !known.has(idOf(row)));
  // Without anything new the list has an end, whatever its number says.
  const total = added.length === 0 ? rows.length : next.total;
  return { start: 0, total, rows: [...rows, ...added] };
}
