import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { LoadedTable, RowDifference, RowProblem } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../data/open-main.ts';
import type { RowsReport } from '../import/rows/load-rows.ts';

/** What was seen of a table: the rows that differ from what is stored, or what is wrong with them. */
export type TableContent = { differences: readonly RowDifference[]; problems: readonly RowProblem[] };

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

export const contentOfReport = (report: RowsReport): TableContent =>
  'problems' in report
    ? { differences: [], problems: report.problems }
    : { differences: report.differences, problems: [] };

/** What a table comes to, in numbers. */
export function factsOfTable(report: RowsReport): LoadedTable {
  const kind = report.kind === undefined ? {} : { kind: report.kind };
  if ('problems' in report)
    return { ...kind, added: 0, changed: 0, unchanged: 0, samples: 0, problems: report.problems.length };
  const { added, changed, unchanged, samples } = report;
  return { ...kind, added, changed, unchanged, samples, problems: 0 };
}

export const packTable = (content: TableContent): Promise<Uint8Array> => pack(JSON.stringify(content));

export async function unpackTable(content: Uint8Array): Promise<TableContent> {
  return JSON.parse((await unpack(content)).toString()) as TableContent;
}

/** What was seen of a table of a file; undefined where there is none. */
export async function tableContent(
  db: MainDb,
  fileId: string,
  number: number,
): Promise<TableContent | undefined> {
  const row = await db
    .selectFrom('loaded_text')
    .select('content')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .where('table_facts', 'is not', null)
    .executeTakeFirst();
  return row?.content ? unpackTable(row.content) : undefined;
}

/** Whether what a table would change now is what somebody has seen. */
export const isAsSeen = (seen: TableContent, report: RowsReport): boolean =>
  JSON.stringify(contentOfReport(report).differences) === JSON.stringify(seen.differences) &&
  !('problems' in report);
