import { type CommentColumn, type CommentWords, commentColumns } from '#core/comment-list/columns.ts';
import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import { commentsToExport } from '#core/comment-list/export.ts';
import { sheetRow } from '#core/comment-list/sheet.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { ListExport } from '#widgets/export/run-export.ts';
import { addressOf } from './CommentDetail.tsx';

/** Widths of the columns in the file, in characters. */
const widths: Partial<Record<CommentColumn, number>> = {
  place: 28,
  words: 80,
  edited: 17,
  created: 17,
  replies: 9,
};
const usualWidth = 18;

const absoluteAddress = (completeParagraphID: string, versionDate?: string) =>
  new URL(addressOf(completeParagraphID, versionDate), window.location.origin).href;

type Options = {
  query: CommentQuery;
  words: CommentWords;
  /** The ids of the columns on screen, in their order. */
  columns: readonly string[];
};

/** The comments that match, in the columns on screen, as a file. */
export function useCommentExport({ query, words, columns }: Options): () => ListExport<Comment> {
  const { domain, now } = useApp();
  return () => {
    const displayed = columns.flatMap((id) => commentColumns.find((column) => column === id) ?? []);
    const options = { columns: displayed, words, addressOf: absoluteAddress };
    return {
      source: commentsToExport({ domain, query, rowOf: (comment) => sheetRow(comment, options) }),
      file: {
        kind: 'xlsx',
        head: {
          name: words.text('commentlist.title'),
          columns: displayed.map((column) => ({
            header: words.text(`commentlist.${column}`),
            width: widths[column] ?? usualWidth,
          })),
          momentFormat: words.interfaceLanguage === 'EN' ? 'dd/mm/yyyy hh:mm' : 'dd.mm.yyyy hh:mm',
          madeAt: now(),
        },
      },
      fileName: (day) => words.text('commentlist.fileName', { day }),
      doing: 'export comments',
      notices: {
        exported: 'commentlist.exported',
        cancelled: 'commentlist.exportCancelled',
        failed: 'commentlist.exportFailed',
      },
    };
  };
}
