import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { orElse } from '../async/or-else.ts';
import { createResource, type Resource } from '../async/resource.ts';
import type { Comment, CommentStatusId } from '../contract/domain/comments.ts';
import type { CommentQuery } from './comment-address.ts';

/** A part of the comments that match: those from `start`, as far as they are loaded. */
export type CommentRows = { total: number; start: number; comments: readonly Comment[] };
/** The most comments that the server gives at once. */
export const maxRows = 500;

/** The most rows that are loaded again by themselves: a few calls. */
const maxRefreshed = 4 * maxRows;

/** How many rows before the last one the next are asked for. */
const ahead = 200;

const isUnfiltered = ({ filters }: CommentQuery) => Object.values(filters).every((value) => !value);

/** What becomes of a change of many comments. */
export type BulkOutcome = { changed: number; refused: number };
export type BulkChange = { status?: CommentStatusId; resolved?: boolean };

export type CommentList = {
  $rows: ReadableAtom<Loadable<CommentRows>>;
  /** Number of all comments, whatever the filters; undefined until it is known. */
  $all: ReadableAtom<number | undefined>;
  /** Loads a page of what a query asks for; `all` begins at the top and goes on with `nearing`. What is on screen stays meanwhile. */
  open: (query: CommentQuery, pageSize: number | 'all') => Promise<void>;
  /** The same again. */
  reload: () => Promise<void>;
  /** The same again as far as it is loaded, since somebody else has written; very long lists stay as they are. */
  refresh: () => Promise<void>;
  /** Loads what comes after the last loaded comment if all are wanted and the row that is on screen is near the end. */
  nearing: (row: number) => Promise<void>;
  /** Changes comments, and those on screen at once. Throws if no server answers. */
  change: (icids: readonly string[], change: BulkChange) => Promise<BulkOutcome>;
  /** Replaces a comment that was changed elsewhere on the page. */
  replace: (comment: Comment) => void;
  forget: () => void;
};

/** What a query asks the server for. */
export const asRequest = ({ filters, sort, descending }: CommentQuery) => ({
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Record<string, never>),
  sort,
  order: descending ? ('desc' as const) : ('asc' as const),
});

type CommentListDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'listComments' | 'changeComments'>;
};

/** How rows are loaded. */
function createParts(domain: Pick<CommentListDependencies['domain'], 'listComments'>) {
  async function part(query: CommentQuery, start: number, rows: number, signal?: AbortSignal) {
    const input = { ...asRequest(query), start, rows };
    const reply: CommentRows = { ...(await domain.listComments(input, signal && { signal })), start };
    return reply;
  }
  /** All rows of a query up to a number, part by part. */
  async function upTo(count: number, query: CommentQuery, signal: AbortSignal) {
    let rows = await part(query, 0, maxRows, signal);
    while (rows.comments.length < Math.min(count, rows.total))
      rows = joined(rows, await part(query, rows.comments.length, maxRows, signal));
    return rows;
  }
  return { part, upTo };
}

type Opened = { query: CommentQuery; pageSize: number | 'all' };

/** The comments page: what matches the filters in its address. */
export function createCommentList({ domain, notices, session }: CommentListDependencies): CommentList {
  const $rows = createResource<CommentRows>(notices);
  const $all = atom<number | undefined>(undefined);
  let opened: Opened | undefined;

  const { part, upTo } = createParts(domain);
  const countAll = async () => (await domain.listComments({ rows: 0 })).total;
  async function load(count = maxRows, by: { unasked?: true } = {}) {
    if (!opened) return;
    const { query, pageSize } = opened;
    const call = (signal: AbortSignal) =>
      pageSize === 'all' ? upTo(count, query, signal) : part(query, query.page * pageSize, pageSize, signal);
    const loaded = await $rows.load('list comments', call, { keep: true, ...by });
    if (loaded?.state !== 'ready') return;
    const failure = { report: notices.report, doing: 'count all comments' };
    if (isUnfiltered(query)) $all.set(loaded.value.total);
    else if ($all.get() === undefined || by.unasked) $all.set(await orElse(countAll(), undefined, failure));
  }
  async function goOn(row: number) {
    const state = $rows.get();
    if (opened?.pageSize !== 'all' || state.state !== 'ready') return;
    const { comments, total } = state.value;
    if (comments.length >= total || row < comments.length - ahead) return;
    const failure = { report: notices.report, doing: 'list more comments' };
    const next = await orElse(part(opened.query, comments.length, maxRows), undefined, failure);
    // Meanwhile another query may have been opened.
    if (next === undefined || $rows.get() !== state) return;
    $rows.set({ state: 'ready', value: joined(state.value, next) });
  }
  const replaceAll = (changed: readonly Comment[]) => replaceIn($rows, changed);
  const forget = () => {
    opened = undefined;
    $all.set(undefined);
    $rows.reset();
  };
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) forget();
  });
  const nearing = singleFlight(goOn);
  return {
    $rows,
    $all,
    open(query, pageSize) {
      opened = { query, pageSize };
      return load();
    },
    reload: () => load(),
    async refresh() {
      const count = loadedValue($rows.get())?.comments.length;
      if (count !== undefined && count <= maxRefreshed) await load(count, { unasked: true });
    },
    nearing,
    change: (icids, change) => changeComments(domain, { icids, change, onChanged: replaceAll }),
    replace: (comment) => replaceAll([comment]),
    forget,
  };
}

/** Puts changed comments in the place of those on screen. */
function replaceIn($rows: Resource<CommentRows>, changed: readonly Comment[]) {
  const state = $rows.get();
  const rows = loadedValue(state);
  if (rows === undefined) return;
  const byId = new Map(changed.map((one) => [one.icid, one]));
  const comments = rows.comments.map((one) => byId.get(one.icid) ?? one);
  $rows.set({ ...state, value: { ...rows, comments } } as Loadable<CommentRows>);
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

/** All that is loaded with what comes after it. A comment that moved down because of a new one above it comes twice. */
function joined({ comments }: CommentRows, next: CommentRows): CommentRows {
  const known = new Set(comments.map(({ icid }) => icid));
  const added = next.comments.filter(({ icid }) => !known.has(icid));
  // Without anything new the list has an end, whatever its number says.
  const total = added.length === 0 ? comments.length : next.total;
  return { start: 0, total, comments: [...comments, ...added] };
}

type Bulk = {
  icids: readonly string[];
  change: BulkChange;
  onChanged: (comments: readonly Comment[]) => void;
};

/** Changes as many comments at once as the server takes. */
async function changeComments(
  domain: Pick<CommentListDependencies['domain'], 'changeComments'>,
  { icids, change, onChanged }: Bulk,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: 0, refused: 0 };
  for (let from = 0; from < icids.length; from += maxRows) {
    const body = { icids: icids.slice(from, from + maxRows), ...change };
    const { changed, refused } = await domain.changeComments({ body });
    onChanged(changed);
    outcome.changed += changed.length;
    outcome.refused += refused.length;
  }
  return outcome;
}

/** The comments that match the filters of the page; loads with it. */
export const commentList: AppPart<CommentList> = { create: createCommentList };
