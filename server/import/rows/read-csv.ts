import { CsvError, parse } from 'csv-parse/sync';
import { longestCell, maxRows, NoTable, type RowTable, tableOf } from './row-table.ts';

const separators = [';', ',', '\t'] as const;

/** Reads a table of separated values in UTF-8; spreadsheets in Switzerland separate by semicolons. */
export function readCsv(bytes: Uint8Array): RowTable {
  const text = decoded(bytes);
  try {
    const lines: string[][] = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      max_record_size: longestCell * 8,
      to: maxRows + 2,
    });
    return tableOf(lines);
  } catch (error) {
    if (error instanceof CsvError) throw new NoTable(error.message, rowOf(error));
    throw error;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoTable('is not in UTF-8: save it as "CSV UTF-8"');
  }
}

/** The one that is most frequent in the names of the columns, none of which contains one. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = separators.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The row in which the reader stopped, as a spreadsheet counts them. */
const rowOf = (error: CsvError): number => (typeof error['records'] === 'number' ? error['records'] + 1 : 0);
