import type { AssuranceAnswer } from '../contract/domain/assurance.ts';
import { cellWords, type SheetCell } from '../lib/sheet.ts';
import { answeredPlaceOf, type ReadPlace, readPlaceOf } from './carried-over.ts';
import { type AnswerColumn, type AnswerWords, cellOf, placeWords } from './columns.ts';

/** The columns of the file: beside the paragraph of today that for which the answer was given, to be filtered by it. */
export type AnswerSheetColumn = AnswerColumn | 'answeredAs';

export const sheetColumns = (visible: readonly AnswerColumn[]): AnswerSheetColumn[] =>
  visible.flatMap((column) => (column === 'place' ? [column, 'answeredAs' as const] : [column]));

type RowOptions = {
  columns: readonly AnswerSheetColumn[];
  words: AnswerWords;
  /** The absolute address of a paragraph, in a version or in the law of today. */
  addressOf: (place: ReadPlace) => string;
};

/** An answer as a row of the file: what the columns on screen say, and where its paragraphs are read. */
export function sheetRow(answer: AssuranceAnswer, { columns, words, addressOf }: RowOptions): SheetCell[] {
  const link = (place: ReadPlace) => ({
    words: cellWords(placeWords(place, words)),
    address: addressOf(place),
  });
  return columns.map((column) => {
    if (column === 'place') return link(readPlaceOf(answer));
    if (column === 'answeredAs') return link(answeredPlaceOf(answer));
    const value = cellOf(answer, column, words);
    return typeof value === 'string' ? cellWords(value) : value;
  });
}
