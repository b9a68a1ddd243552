import type { Part, TableCell } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';

type Row = readonly TableCell[];

/** An amount, share or quantity: "1 000.50", "12,5 %", "Fr. 500.–". Numbers of articles and headings are none. */
const figure =
  /^(?:(?:CHF|EUR|Fr\.|€)\s?)?[-–−+±]?\s?\d{1,3}(?:(?:[\s'’.]\d{3})*|\d*)(?:[.,]\d+)?(?:\.?[–-])?(?:\s?(?:%|‰|Prozent|CHF|EUR|Fr\.|€))?$/u;
/** What stands for no figure. */
const none = /^[-–—.…]?$/u;

/** The column in which a cell begins, by the widths of those before it. */
export function columnOf(row: Row, at: number): number {
  return row.slice(0, at).reduce((column, cell) => column + (cell.cols ?? 1), 0);
}

/** The columns of a table that hold figures only, below their heads. The first one names the rows. */
export function figureColumns(rows: readonly Row[]): Set<number> {
  const columns = new Map<number, boolean>();
  for (const row of rows)
    row.forEach((cell, at) => {
      const words = cell.head === true ? '' : wordsOf(cell.parts);
      const column = columnOf(row, at);
      if (column === 0 || none.test(words)) return;
      columns.set(column, columns.get(column) !== false && (cell.cols ?? 1) === 1 && figure.test(words));
    });
  return new Set([...columns].flatMap(([column, isFigures]) => (isFigures ? [column] : [])));
}

/** Whether a cell behind figures goes on with them as in a sentence, with a sign or with words: ";", "mehr;". */
export function tailOf({ head, parts }: TableCell): 'sign' | 'words' | undefined {
  const words = wordsOf(parts);
  if (head || !/^\D{0,8}$/.test(words)) return undefined;
  return /^[;,.:)]/.test(words) ? 'sign' : 'words';
}

const wordsOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.part === 'text') return plainText(part.content);
      // Lists and tables in a cell are no figures.
      return part.part === 'division' && part.id === undefined ? wordsOf(part.parts) : ' list ';
    })
    .join(' ')
    .trim();
