import { extname } from 'node:path';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import type { RowTable } from './row-table.ts';

const readers = { csv: readCsv, xlsx: readXlsx, json: readJson } as const;
export type TableFormat = keyof typeof readers;

/** The format of a table, by how the name of its file ends; undefined for other files. */
export function formatOfName(name: string): TableFormat | undefined {
  const extension = extname(name).slice(1).toLowerCase();
  return Object.hasOwn(readers, extension) ? (extension as TableFormat) : undefined;
}

/** Reads the table of a file; throws `NoTable` where it has none. */
export async function readTable(format: TableFormat, bytes: Uint8Array): Promise<RowTable> {
  return readers[format](bytes);
}
