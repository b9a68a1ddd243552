import type { Comment } from '../contract/domain/comments.ts';
import { cut } from '../lib/cut.ts';
import { type CommentCell, type CommentColumn, type CommentWords, cellOf } from './columns.ts';

/** What a cell of the exported file holds: words, a number, a moment, or words that lead somewhere. */
export type SheetCell = CommentCell | { words: string; address: string };

export type SheetColumn = {
  header: string;
  /** In characters. */
  width: number;
};

/** The exported file before its rows. */
export type CommentSheet = {
  /** Of the sheet. */
  name: string;
  columns: readonly SheetColumn[];
  /** How moments are displayed, in the code of spreadsheets. */
  momentFormat: string;
  /** Milliseconds since 1970, as the time at which the file was made. */
  madeAt: number;
};

/** The most characters of a cell, in UTF-16 units: spreadsheets refuse files with more. */
export const maxCellLength = 32_767;

/** What XML has no sign for, however it is escaped: controls but tab and line feed, and the two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unprintable = /[\0-\x08\x0B-\x1F\x7F\uFFFE\uFFFF]/g;

/** Words as a cell can hold them: without controls and halves of signs, and not too long. */
export function cellWords(words: string): string {
  const lines = words.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return cut(lines.toWellFormed().replace(unprintable, ''), maxCellLength);
}

type RowOptions = {
  columns: readonly CommentColumn[];
  words: CommentWords;
  /** The absolute address of a paragraph. */
  addressOf: (completeParagraphID: string) => string;
};

/** A comment as a row of the file: what the columns on screen say, and where its paragraph is read. */
export function sheetRow(comment: Comment, { columns, words, addressOf }: RowOptions): SheetCell[] {
  const { reference } = comment;
  return columns.map((column) => {
    const value = cellOf(comment, column, words);
    if (typeof value !== 'string') return value;
    const clean = cellWords(value);
    return column === 'place' && reference.kind === 'regArt'
      ? { words: clean, address: addressOf(reference.completeParagraphID) }
      : clean;
  });
}
