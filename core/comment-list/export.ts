import type { PartContext } from '../app-parts.ts';
import type { Comment } from '../contract/domain/comments.ts';
import type { CommentQuery } from './comment-address.ts';
import type { SheetCell } from './sheet.ts';
import { asRequest, maxRows } from './store.ts';

/** Writes the file elsewhere than in the thread of the page. */
export type SheetWriter = {
  add: (rows: readonly (readonly SheetCell[])[]) => void;
  finish: () => Promise<ArrayBuffer>;
};

/** How many rows have come, of how many. */
export type ExportProgress = { done: number; total: number };

type ExportOptions = {
  domain: Pick<PartContext['domain'], 'listComments'>;
  query: CommentQuery;
  rowOf: (comment: Comment) => readonly SheetCell[];
  writer: SheetWriter;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/** All comments that match what is on screen, in its order, as a file. Throws if it is aborted or a server fails. */
export async function exportComments(options: ExportOptions): Promise<{ rows: number; file: ArrayBuffer }> {
  const { domain, query, rowOf, writer, signal, onProgress } = options;
  const known = new Set<string>();
  for (let start = 0; ; start += maxRows) {
    const input = { ...asRequest(query), start, rows: maxRows };
    const { total, comments } = await domain.listComments(input, { signal });
    // A comment that moved down meanwhile, because of a new one above it, comes twice.
    const added = comments.filter(({ icid }) => !known.has(icid));
    for (const { icid } of added) known.add(icid);
    writer.add(added.map(rowOf));
    onProgress({ done: known.size, total: Math.max(total, known.size) });
    if (comments.length < maxRows) break;
  }
  const file = await writer.finish();
  signal.throwIfAborted();
  return { rows: known.size, file };
}
