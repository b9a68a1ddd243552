import { tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import { nameOf, type SourceFile } from '../import/command-sources.ts';
import { ImportError, reasonOfFailure } from '../import/import-error.ts';
import { loadRows, type RowsReport } from '../import/rows/load-rows.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import { type FileWork, type NotedText, nameIn } from './file-work.ts';
import type { LoadedRow } from './loaded-file-store.ts';
import { storedReason } from './refusals.ts';
import { contentOfReport, factsOfTable, packTable } from './table-content.ts';

/** Whether a file, or one in a ZIP file, is a table. */
export const isTable = (name: string): boolean => tableFormatOf(name) !== undefined;

type TableWork = Pick<FileWork, 'db' | 'workers' | 'path' | 'now'> & { row: LoadedRow };

type TableReading = Awaited<ReturnType<FileWork['workers']['readTable']>>;

/** What a table that was read would change if it were loaded now, or what is wrong with it. */
function tryRows(read: TableReading, { db, now }: Pick<FileWork, 'db' | 'now'>): Promise<RowsReport> {
  return 'problem' in read
    ? Promise.resolve({ problems: [read.problem] })
    : loadRows(db, read.table, { isDry: true, now: now() });
}

/** The same of a table that is still to be read. */
export async function tryTable(
  source: SourceFile,
  work: Pick<FileWork, 'db' | 'workers' | 'now'>,
): Promise<RowsReport> {
  return tryRows(await work.workers.readTable(source.file, source.entry), work);
}

/** Checks a table, row by row, and says what is to be noted of it. */
export async function checkTable(source: SourceFile, work: TableWork): Promise<NotedText> {
  const { path, row } = work;
  const about = { name: nameIn(path, nameOf(source), row.name), line: 0, facts: null };
  let reading: TableReading;
  try {
    reading = await work.workers.readTable(source.file, source.entry);
  } catch (error) {
    // A server that ends says nothing of the table.
    if (error instanceof WorkerLost && error.reason === 'closed') throw error;
    const line = error instanceof ImportError ? error.line : 0;
    const why = storedReason(reasonOfFailure(error), path, row.name);
    return { ...about, outcome: 'refused', line, ...why, content: null };
  }
  // What fails from here on says nothing of the table, and is tried again.
  const report = await tryRows(reading, work);
  const read = {
    ...about,
    table_facts: JSON.stringify(factsOfTable(report)),
    content: await packTable(contentOfReport(report)),
  };
  if ('problems' in report) {
    const reason = `${report.problems.length} of its rows or columns are wrong`;
    return { ...read, outcome: 'refused', reason, refusal: 'ROWS' };
  }
  const outcome = report.differences.length + report.samples > 0 ? 'table' : 'unchanged';
  return { ...read, outcome, reason: null };
}
