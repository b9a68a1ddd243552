import { CsvError, parse } from 'csv-parse/sync';
import { maxRows } from '#core/contract/main/loaded-rows.ts';
import { type RowReason, reasonFor } from './row-reasons.ts';
import { longestCell, NoTable, type RowTable, tableOf } from './row-table.ts';

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
    if (error instanceof CsvError) throw new NoTable(reasonOf(error), rowOf(error));
    throw error;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoTable(reasonFor('NOT_UTF8'));
  }
}

/** The one that is most frequent in the names of the columns, none of which contains one. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = separators.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

const reasonOf = (error: CsvError): RowReason =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? reasonFor('QUOTE_OPEN', { line: Number(error['lines'] ?? 0) })
    : reasonFor('CSV_DAMAGED', { message: error.message });

/** The row in which the reader stopped, as a spreadsheet counts them. */
const rowOf = (error: CsvError): number => (typeof error['records'] === 'number' ? error['records'] + 1 : 0);
