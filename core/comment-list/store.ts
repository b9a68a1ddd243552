import type { AppPart, PartContext } from '../app-parts.ts';
import { createPagedList, type PagedList } from '../async/paged-list.ts';
import type { Comment, CommentStatusId } from '../contract/domain/comments.ts';
import type { CommentQuery } from './comment-address.ts';

/** The most comments that the server gives at once. */
export const maxRows = 500;

const isUnfiltered = ({ filters }: CommentQuery) => Object.values(filters).every((value) => !value);

/** What becomes of a change of many comments. */
export type BulkOutcome = { changed: number; refused: number };
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
  return {
    ...list,
    change: (icids, change) => changeComments(domain, { icids, change, onChanged: list.replace }),
    replace: (comment) => list.replace([comment]),
  };
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
