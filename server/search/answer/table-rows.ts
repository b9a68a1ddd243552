import type { Part, TablePart } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';

/** A row of a table with the heads of its columns, the same for all of its rows; empty if the table has none. */
export type TableRow = { columns: readonly string[]; cells: readonly string[] };

/** The rows of a table that hold data, as plain text. A cell over several rows stands in each of them. */
export function rowsOfTable({ rows }: TablePart): TableRow[] {
  const grid = gridOf(rows);
  const headRows = rows.findIndex((row) => !row.every(({ head }) => head === true));
  const heads = grid.slice(0, Math.max(headRows, 0));
  const width = Math.max(0, ...grid.map(({ length }) => length));
  const columns =
    heads.length === 0
      ? []
      : Array.from({ length: width }, (_, column) =>
          [...new Set(heads.map((row) => row[column] ?? ''))].filter(Boolean).join(' '),
        );
  return grid.slice(heads.length).map((cells) => ({ columns, cells }));
}

export function textOfRow({ cells }: TableRow): string {
  return cells.filter((cell, at) => cell !== '' && cell !== cells[at - 1]).join(' ');
}

/** The text at each place of a table, in which cells may take several columns and rows. */
function gridOf(rows: TablePart['rows']): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { cols = 1, rows: down = 1, parts } of row) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const text = parts.map(textOfPart).filter(Boolean).join(' ');
      for (let below = at; below < Math.min(rows.length, at + down); below += 1)
        for (let beside = column; beside < column + cols; beside += 1) {
          const line = grid[below];
          if (line) line[beside] = beside === column ? text : '';
        }
      column += cols;
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? ''));
}

function textOfPart(part: Part): string {
  if (part.part === 'text') return plainInline(part.content);
  const inner = part.part === 'table' ? part.rows.flat().flatMap(({ parts }) => parts) : part.parts;
  const own = part.part === 'division' ? [plainInline(part.num), plainInline(part.heading)] : [];
  return [...own, ...inner.map(textOfPart)].filter(Boolean).join(' ');
}
