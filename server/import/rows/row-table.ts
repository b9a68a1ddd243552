import { maxRows, maxTableSize } from '#core/contract/main/loaded-rows.ts';
import { type RowReason, reasonFor } from './row-reasons.ts';

/** A table as a file has it: each row with its number there and its cells by column. An empty cell is missing. */
export type RowTable = { columns: string[]; rows: TableRow[] };
export type TableRow = { number: number; cells: Cells };
export type Cells = Record<string, string>;

/** Letters of a cell, which leaves room for the longest topic page. */
export const longestCell = 200_000;

/** A file that is no table at all. */
export class NoTable extends Error {
  override name = 'NoTable';
  readonly row: number;
  /** Why, as it is said of a row. */
  readonly why: RowReason;
  constructor(why: RowReason, row = 0) {
    super(why.reason);
    this.row = row;
    this.why = why;
  }
}

/** Refuses a table whose bytes, or letters, are too many. */
export const tooLarge = () =>
  new NoTable(reasonFor('TABLE_TOO_LARGE', { most: Math.floor(maxTableSize / 1024 ** 2) }));

/** The table of lines of cells, the first of which names the columns. Lines without any content are left out. */
export function tableOf(lines: readonly (readonly string[])[]): RowTable {
  const [head = [], ...rest] = lines;
  const columns = head.map((name) => name.trim());
  while (columns.at(-1) === '') columns.pop();
  if (columns.length === 0) throw new NoTable(reasonFor('COLUMNS_MISSING'), 1);
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new NoTable(reasonFor('COLUMN_TWICE', { name: twice }), 1);
  if (columns.includes(''))
    throw new NoTable(reasonFor('COLUMN_UNNAMED', { number: columns.indexOf('') + 1 }), 1);
  const rows = rest.map((line, index) => rowOf(line, columns, index + 2));
  return checkedTable({ columns, rows: rows.filter(({ cells }) => Object.keys(cells).length > 0) });
}

function rowOf(line: readonly string[], columns: readonly string[], number: number): TableRow {
  const beyond = line.slice(columns.length).some((cell) => cell.trim() !== '');
  if (beyond) throw new NoTable(reasonFor('TOO_MANY_CELLS'), number);
  const filled = columns.flatMap((name, index) => {
    const cell = line[index]?.trim() ?? '';
    return cell === '' ? [] : [[name, cell] as const];
  });
  return { number, cells: Object.fromEntries(filled) };
}

/** The table, unless it is empty or too large. */
export function checkedTable(table: RowTable): RowTable {
  if (table.rows.length === 0) throw new NoTable(reasonFor('NO_ROWS'));
  if (table.rows.length > maxRows) throw new NoTable(reasonFor('TOO_MANY_ROWS', { most: maxRows }));
  let letters = 0;
  for (const { number, cells } of table.rows)
    for (const [name, cell] of Object.entries(cells)) {
      letters += cell.length;
      if (cell.length > longestCell)
        throw new NoTable(reasonFor('CELL_TOO_LONG', { name, most: longestCell }), number);
    }
  // A workbook is packed: what it comes to may be a thousand times as much.
  if (letters > maxTableSize) throw tooLarge();
  return table;
}
