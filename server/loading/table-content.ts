import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { LoadedTable, RowDifference, RowProblem } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../data/open-main.ts';
import type { RowsReport } from '../import/rows/load-rows.ts';
import { createResultCache } from '../lib/result-cache.ts';

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

/** Letters of the tables whose content stays in memory: who reads one goes on from page to page. */
const maxLetters = 64 * 1024 ** 2;

/** Reads what was seen of a table of a file; undefined where there is none. It is unpacked once for all its pages. */
export type ReadTableContent = (fileId: string, number: number) => Promise<TableContent | undefined>;

export function createTableReader(db: MainDb): ReadTableContent {
  const cached = createResultCache<{ content: TableContent; letters: number }>(
    maxLetters,
    ({ letters }) => letters,
  );
  const rowOf = (fileId: string, number: number) =>
    db
      .selectFrom('loaded_text')
      .where('file_id', '=', fileId)
      .where('number', '=', number)
      .where('table_facts', 'is not', null)
      .where('content', 'is not', null);
  return async (fileId, number) => {
    // By its content: once it is read again, another table may have the same number.
    const row = await rowOf(fileId, number).select(sql<string>`md5(content)`.as('hash')).executeTakeFirst();
    if (row === undefined) return undefined;
    const { content } = await cached(`${fileId} ${number} ${row.hash}`, async () => {
      const { content: packed } = await rowOf(fileId, number).select('content').executeTakeFirstOrThrow();
      const text = (await unpack(packed ?? new Uint8Array())).toString();
      return { content: JSON.parse(text) as TableContent, letters: text.length };
    });
    return content;
  };
}

/** Whether what a table would change now is what somebody has seen. */
export const isAsSeen = (seen: TableContent, report: RowsReport): boolean =>
  JSON.stringify(contentOfReport(report).differences) === JSON.stringify(seen.differences) &&
  !('problems' in report);
