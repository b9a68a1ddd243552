import type { TableFormat } from '#core/contract/main/loaded-rows.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import type { RowTable } from './row-table.ts';

const readers: Record<TableFormat, (bytes: Uint8Array) => RowTable | Promise<RowTable>> = {
  csv: readCsv,
  xlsx: readXlsx,
  json: readJson,
};

/** Reads the table of a file; throws `NoTable` where it has none. */
export async function readTable(format: TableFormat, bytes: Uint8Array): Promise<RowTable> {
  return readers[format](bytes);
}
