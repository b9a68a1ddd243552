import { cut } from './cut.ts';

/** What a cell of an exported file holds: words, a number, a moment, a day, or words that lead somewhere. */
export type SheetCell =
  | string
  | number
  | { moment: string }
  /** With what is said of it: displayed after the day, which stays one. */
  | { day: string; remark?: string }
  | { words: string; address: string };

export type SheetColumn = {
  header: string;
  /** In characters. */
  width: number;
};

/** An exported file before its rows. */
export type Sheet = {
  /** Of the sheet. */
  name: string;
  columns: readonly SheetColumn[];
  /** How moments are displayed, in the code of spreadsheets; days as its first word. */
  momentFormat: string;
  /** What stands above the columns: the title, then what the rows are. Printed above each page too. */
  above?: readonly string[];
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
