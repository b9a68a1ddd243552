import type { PartContext } from '../app-parts.ts';
import type { Comment } from '../contract/domain/comments.ts';
import type { ExportSource } from '../lib/export-list.ts';
import type { SheetCell } from '../lib/sheet.ts';
import type { CommentQuery } from './comment-address.ts';
import { asRequest, maxRows } from './store.ts';

type Options = {
  domain: Pick<PartContext['domain'], 'listComments'>;
  query: CommentQuery;
  rowOf: (comment: Comment) => readonly SheetCell[];
};

/** The comments that match what is on screen, as rows of a file. */
export const commentsToExport = ({ domain, query, rowOf }: Options): ExportSource<Comment> => ({
  async part(start, signal) {
    const input = { ...asRequest(query), start, rows: maxRows };
    const { total, comments } = await domain.listComments(input, { signal });
    return { total, rows: comments };
  },
  partSize: maxRows,
  idOf: ({ icid }) => icid,
  rowOf,
});
