import exceljs, { type Cell, type Workbook } from 'exceljs';
import { maxRows } from '#core/contract/main/loaded-rows.ts';
import { reasonFor } from './row-reasons.ts';
import { NoTable, type RowTable, tableOf } from './row-table.ts';

/** More columns than any kind of table has; a sheet that is formatted to its last column names them as well. */
const maxColumns = 100;

/** Reads the first sheet of a workbook. Days become days without a time, formulas what they come to. */
export async function readXlsx(bytes: Uint8Array): Promise<RowTable> {
  const book = await opened(bytes);
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new NoTable(reasonFor('NO_SHEET'));
  if (sheet.rowCount > maxRows + 1) throw new NoTable(reasonFor('TOO_MANY_ROWS', { most: maxRows }));
  const width = Math.min(sheet.columnCount, maxColumns);
  const lines = Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: width }, (_, column) => textOf(sheet.getRow(row + 1).getCell(column + 1), row + 1)),
  );
  return tableOf(lines);
}

async function opened(bytes: Uint8Array): Promise<Workbook> {
  const book = new exceljs.Workbook();
  try {
    // The types of the library know the buffers of an older Node only.
    await book.xlsx.load(bytes as never);
  } catch {
    throw new NoTable(reasonFor('NO_WORKBOOK'));
  }
  return book;
}

function textOf(cell: Cell, row: number): string {
  const value = cell.type === exceljs.ValueType.Formula ? cell.result : cell.value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'object' && value !== null && 'error' in value)
    throw new NoTable(reasonFor('FORMULA_FAILED', { cell: cell.address, error: String(value.error) }), row);
  return value === null || value === undefined
    ? ''
    : cell.type === exceljs.ValueType.Formula
      ? String(value)
      : cell.text;
}
