/** A table as a file has it: each row with its number there and its cells by column. An empty cell is missing. */
export type RowTable = { columns: string[]; rows: TableRow[] };
export type TableRow = { number: number; cells: Cells };
export type Cells = Record<string, string>;

/** Why a row cannot be loaded. Row 0 stands for the file as a whole, row 1 for the names of the columns. */
export type RowProblem = { row: number; column: string; reason: string };

/** Rows of a file; a longer table is divided by whoever writes it. */
export const maxRows = 10_000;
/** Letters of a cell, which leaves room for the longest topic page. */
export const longestCell = 200_000;

/** A file that is no table at all. */
export class NoTable extends Error {
  override name = 'NoTable';
  readonly row: number;
  constructor(reason: string, row = 0) {
    super(reason);
    this.row = row;
  }
}

/** The table of lines of cells, the first of which names the columns. Lines without any content are left out. */
export function tableOf(lines: readonly (readonly string[])[]): RowTable {
  const [head = [], ...rest] = lines;
  const columns = head.map((name) => name.trim());
  while (columns.at(-1) === '') columns.pop();
  if (columns.length === 0) throw new NoTable('the first row must name the columns', 1);
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new NoTable(`two columns are called "${twice}"`, 1);
  if (columns.includes('')) throw new NoTable(`column ${columns.indexOf('') + 1} has no name`, 1);
  const rows = rest.map((line, index) => rowOf(line, columns, index + 2));
  return checkedTable({ columns, rows: rows.filter(({ cells }) => Object.keys(cells).length > 0) });
}

function rowOf(line: readonly string[], columns: readonly string[], number: number): TableRow {
  const beyond = line.slice(columns.length).some((cell) => cell.trim() !== '');
  if (beyond) throw new NoTable('has more cells than there are columns', number);
  const filled = columns.flatMap((name, index) => {
    const cell = line[index]?.trim() ?? '';
    return cell === '' ? [] : [[name, cell] as const];
  });
  return { number, cells: Object.fromEntries(filled) };
}

/** The table, unless it is empty or too large. */
export function checkedTable(table: RowTable): RowTable {
  if (table.rows.length === 0) throw new NoTable('there is no row below the names of the columns');
  if (table.rows.length > maxRows) throw new NoTable(`has more than ${maxRows.toLocaleString('en')} rows`);
  for (const { number, cells } of table.rows)
    for (const [column, cell] of Object.entries(cells))
      if (cell.length > longestCell)
        throw new NoTable(`"${column}" has more than ${longestCell.toLocaleString('en')} letters`, number);
  return table;
}
