import type { TableCell, TablePart } from '#core/contract/main/regulation-text.ts';

export type PlacedCell = { x: number; y: number; cols: number; rows: number; cell: TableCell | undefined };
export type TableGrid = { columns: number; rows: number; headRows: number; cells: PlacedCell[] };

const atLeastOne = (span: number | undefined): number =>
  Math.max(1, Math.min(100, Math.trunc(span ?? 1) || 1));

/** Cells on a full grid: spans that would overlap or leave the table are cut, gaps are filled. */
export const tableGrid = (table: TablePart): TableGrid => {
  const rows = table.rows.length;
  const taken: boolean[][] = table.rows.map(() => []);
  const isTaken = (x: number, y: number): boolean => taken[y]?.[x] === true;
  const cells: PlacedCell[] = [];
  const place = (placed: PlacedCell): void => {
    for (let y = placed.y; y < placed.y + placed.rows; y += 1) {
      for (let x = placed.x; x < placed.x + placed.cols; x += 1) {
        const row = taken[y];
        if (row) row[x] = true;
      }
    }
    cells.push(placed);
  };
  for (const [y, row] of table.rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (isTaken(x, y)) x += 1;
      let cols = 1;
      while (cols < atLeastOne(cell.cols) && !isTaken(x + cols, y)) cols += 1;
      place({ x, y, cols, rows: Math.min(atLeastOne(cell.rows), rows - y), cell });
      x += cols;
    }
  }
  const columns = Math.max(0, ...cells.map((cell) => cell.x + cell.cols));
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isTaken(x, y)) place({ x, y, cols: 1, rows: 1, cell: undefined });
    }
  }
  cells.sort((a, b) => a.y - b.y || a.x - b.x);
  return { columns, rows, headRows: headRows(table, cells), cells };
};

/** The number of leading rows that consist of head cells only, including rows that these span. */
const headRows = (table: TablePart, cells: readonly PlacedCell[]): number => {
  let count = 0;
  while (table.rows[count]?.length && table.rows[count]?.every((cell) => cell.head === true)) count += 1;
  // If a cell spans from the head into the body, the head ends above it.
  const hanging = cells.filter((cell) => cell.y < count && cell.y + cell.rows > count);
  const end = Math.min(count, ...hanging.map((cell) => cell.y));
  return end === table.rows.length ? 0 : end;
};
