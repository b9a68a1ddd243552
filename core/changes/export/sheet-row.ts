import type { ChangeColumn } from '../../change-filter/columns.ts';
import type { Change } from '../../contract/domain/changes.ts';
import { cellWords, type SheetCell } from '../../lib/sheet.ts';
import { deadlineRemark, type ExportWords, isNumber, publishedAt, wordsOf } from './cell-value.ts';

export type RowOptions = {
  columns: readonly ChangeColumn[];
  words: ExportWords;
  /** The absolute address of a change, where it has one. */
  addressOf: (change: Change) => string | undefined;
};

/** Widths of the columns in the spreadsheet, in characters. */
export const sheetWidths: Record<ChangeColumn, number> = {
  status: 18,
  key: 16,
  topic: 80,
  source: 16,
  type: 20,
  area: 26,
  deadline: 24,
  ownerId: 24,
  volume: 12,
  comment: 40,
  comments: 14,
  files: 10,
  tasks: 12,
  origin: 12,
  date: 14,
};

/** A change as a row of the spreadsheet: what its columns say, numbers and days as such, and where it leads. */
export const sheetRow = (change: Change, options: RowOptions): SheetCell[] =>
  options.columns.map((column) => sheetCell(change, column, options));

function sheetCell(change: Change, column: ChangeColumn, { words, addressOf }: RowOptions): SheetCell {
  if (isNumber(column)) return change[column];
  if (column === 'date') return { day: change.date };
  if (column === 'deadline') {
    const { deadline } = change;
    if (deadline === undefined) return words.text('changes.noDeadline');
    // Spreadsheets know few formats of days, so the number of days is not in them.
    const remark = deadlineRemark(change, words, 'named');
    return { day: deadline, ...(remark && { remark }) };
  }
  const own = wordsOf(change, column, words);
  const displayed = cellWords(column === 'topic' && change.summary ? `${own}\n${change.summary}` : own);
  const address =
    column === 'topic' ? addressOf(change) : column === 'source' ? publishedAt(change) : undefined;
  return address === undefined ? displayed : { words: displayed, address };
}
