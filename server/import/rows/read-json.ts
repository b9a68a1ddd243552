import { reasonFor } from './row-reasons.ts';
import { type Cells, checkedTable, NoTable, type RowTable, type TableRow } from './row-table.ts';

/** Reads a list of objects whose fields are named as the columns. Several values of a field are a list. */
export function readJson(bytes: Uint8Array): RowTable {
  const given = parsed(bytes);
  if (!Array.isArray(given)) throw new NoTable(reasonFor('NO_LIST'));
  const rows = given.map((entry, index) => rowOf(entry, index + 1));
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  return checkedTable({ columns, rows });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new NoTable(reasonFor('NO_JSON', { message }));
  }
}

function rowOf(entry: unknown, number: number): TableRow {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new NoTable(reasonFor('NO_OBJECT'), number);
  const cells: Cells = {};
  for (const [column, value] of Object.entries(entry)) {
    const cell = textOf(value);
    if (cell === undefined) throw new NoTable(reasonFor('CELL_FORM', { name: column }), number);
    if (cell !== '') cells[column] = cell;
  }
  return { number, cells };
}

function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(' ');
  return undefined;
}
