import { createHash } from 'node:crypto';
import type { LoadedRows, RowKindName, TableFormat } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../data/open-main.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import { exampleNames } from '../import/rows/example-names.ts';
import { findFile } from '../loading/loaded-file-store.ts';
import { createTableReader, type ReadTableContent } from '../loading/table-content.ts';
import type { MainHandlers } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';

/** How much of a table one reply has: rows, and letters of their cells. A single row may have more. */
const maxRowsOfReply = 100;
const maxLetters = 200_000;

/** Some of the rows of a table that differ, or of what is wrong with them. */
async function rowsOfTable(
  read: ReadTableContent,
  { fileId, number, from }: { fileId: string; number: number; from: number },
): Promise<LoadedRows> {
  const content = await read(fileId, number);
  if (content === undefined) throw new HttpProblem(404, 'TEXT_NOT_FOUND', 'the file has no such table');
  const differences = cutOff(content.differences, from);
  const problems = cutOff(content.problems, from);
  const next = from + Math.max(differences.length, problems.length);
  const isLast = next >= Math.max(content.differences.length, content.problems.length);
  return { differences, problems, ...(isLast ? {} : { next }) };
}

function cutOff<Row>(rows: readonly Row[], from: number): Row[] {
  const some: Row[] = [];
  let letters = 0;
  for (const row of rows.slice(from, from + maxRowsOfReply)) {
    letters += JSON.stringify(row).length;
    if (some.length > 0 && letters > maxLetters) break;
    some.push(row);
  }
  return some;
}

/** An example of a table as a file. */
async function templateFile(db: MainDb, kind: RowKindName, format: TableFormat): Promise<FileReply> {
  // Its library is large, and needed with the first template.
  const { rowTemplate } = await import('../import/rows/row-template.ts');
  const bytes = await rowTemplate(kind, format, await exampleNames(db));
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    name: `${kind}.${format}`,
    isKeptByNobody: true,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

/** The rows of tables among loaded files, and templates of tables. */
export function loadedTableHandlers(db: MainDb): Pick<MainHandlers, 'loadedFileRows' | 'rowTemplate'> {
  const read = createTableReader(db);
  return {
    loadedFileRows: async ({ params: { id: fileId, number }, query: { from }, caller }) => {
      refuseIsolated(caller);
      await findFile(db, fileId);
      return rowsOfTable(read, { fileId, number, from });
    },
    rowTemplate: ({ params: { kind, format }, caller }) => {
      refuseIsolated(caller);
      return templateFile(db, kind, format);
    },
  };
}
