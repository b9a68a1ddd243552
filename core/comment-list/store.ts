import type { AppPart, PartContext } from '../app-parts.ts';
import { loadedValue } from '../async/loadable.ts';
import { createPagedList, type PagedList } from '../async/paged-list.ts';
import type { Comment, CommentStatusId } from '../contract/domain/comments.ts';
import type { CommentQuery } from './comment-address.ts';

/** The most comments that the server gives at once. */
export const maxRows = 500;

const isUnfiltered = ({ filters }: CommentQuery) => Object.values(filters).every((value) => !value);

/** What becomes of a change of many comments. */
export type BulkOutcome = {
  changed: number;
  refused: number;
  /** Gives those that were changed what they had; absent if it is not known of each, since some were not loaded. */
  undo?: () => Promise<BulkOutcome>;
};
export type BulkChange = { status?: CommentStatusId; resolved?: boolean };

export type CommentList = Omit<PagedList<Comment, CommentQuery>, 'replace'> & {
  /** Changes comments, and those on screen at once. Throws if no server answers. */
  change: (icids: readonly string[], change: BulkChange) => Promise<BulkOutcome>;
  /** Replaces a comment that was changed elsewhere on the page. */
  replace: (comment: Comment) => void;
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

/** The comments page: what matches the filters in its address. */
export function createCommentList({ domain, notices, session }: CommentListDependencies): CommentList {
  const list = createPagedList<Comment, CommentQuery>({
    async part(query, at, signal) {
      const input = { ...asRequest(query), ...at };
      const { total, comments } = await domain.listComments(input, signal && { signal });
      return { total, rows: comments };
    },
    countAll: async () => (await domain.listComments({ rows: 0 })).total,
    isUnfiltered,
    idOf: ({ icid }) => icid,
    maxRows,
    of: 'comments',
    failures: notices,
  });
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) list.forget();
  });
  async function change(icids: readonly string[], fields: BulkChange): Promise<BulkOutcome> {
    const before = loadedValue(list.$rows.get())?.rows.filter(({ icid }) => icids.includes(icid)) ?? [];
    const changed = new Set<string>();
    const onChanged = (comments: readonly Comment[]) => {
      for (const { icid } of comments) changed.add(icid);
      list.replace(comments);
    };
    const outcome = await changeComments(domain, { icids, change: fields, onChanged });
    const undone = before.filter(({ icid }) => changed.has(icid));
    const isKnown = undone.length > 0 && undone.length === changed.size;
    return { ...outcome, ...(isKnown && { undo: () => giveBack(undone, fields) }) };
  }

  /** What was changed of these comments becomes what it was, those with the same at once. */
  async function giveBack(comments: readonly Comment[], fields: BulkChange): Promise<BulkOutcome> {
    const total = { changed: 0, refused: 0 };
    for (const [value, same] of Map.groupBy(comments, (comment) =>
      JSON.stringify(valuesOf(comment, fields)),
    )) {
      const icids = same.map(({ icid }) => icid);
      const outcome = await change(icids, JSON.parse(value) as BulkChange);
      total.changed += outcome.changed;
      total.refused += outcome.refused;
    }
    return total;
  }

  return {
    ...list,
    change,
    replace: (comment) => list.replace([comment]),
  };
}

const valuesOf = ({ status, resolved }: Comment, fields: BulkChange): BulkChange => ({
  ...(fields.status !== undefined && { status }),
  ...(fields.resolved !== undefined && { resolved }),
});

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
