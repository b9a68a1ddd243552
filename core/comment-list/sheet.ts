import type { Comment } from '../contract/domain/comments.ts';
import { cellWords, type SheetCell } from '../lib/sheet.ts';
import { type CommentColumn, type CommentWords, cellOf } from './columns.ts';

type RowOptions = {
  columns: readonly CommentColumn[];
  words: CommentWords;
  /** The absolute address of a paragraph, in a version or in the law of today. */
  addressOf: (completeParagraphID: string, versionDate?: string) => string;
};

/** A comment as a row of the file: what the columns on screen say, and where its paragraph is read. */
export function sheetRow(comment: Comment, { columns, words, addressOf }: RowOptions): SheetCell[] {
  const { reference } = comment;
  return columns.map((column) => {
    const value = cellOf(comment, column, words);
    if (typeof value !== 'string') return value;
    const clean = cellWords(value);
    return column === 'place' && reference.kind === 'regArt'
      ? { words: clean, address: addressOf(reference.completeParagraphID, comment.lastIn) }
      : clean;
  });
}
