import { readFile, writeFile } from 'node:fs/promises';
import { type RowKindName, type RowProblem, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import type { DatabaseLocation } from '../data/database.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { type LoadedRows, loadRows, type RowsReport } from '../import/rows/load-rows.ts';
import { readTable } from '../import/rows/read-table.ts';
import { NoTable } from '../import/rows/row-table.ts';
import { rowTemplate } from '../import/rows/row-template.ts';

/** Lines of each kind that are printed; a table that is wrong throughout is not printed as a whole. */
const maxLines = 50;

/** Loads the rows of a table through the server that owns the folder or, without one, directly. */
export async function loadRowsIn(
  place: DatabaseLocation,
  { file, isDry }: { file: string; isDry: boolean },
): Promise<RowsReport> {
  const format = tableFormatOf(file);
  if (format === undefined) throw new RangeError(`${file} is not named as a table`);
  try {
    // Here and not in the server, which such a file can then not harm.
    const table = await readTable(format, await readFile(file));
    let result: RowsReport | undefined;
    await workOnMain(
      place,
      { work: 'load-rows', table, isDry },
      (report) => {
        result = report as RowsReport;
      },
      async (db) => {
        result = await loadRows(db, table, { isDry, now: new Date() });
      },
    );
    if (result === undefined) throw new Error('the server said nothing');
    return result;
  } catch (error) {
    if (error instanceof NoTable) return { problems: [{ row: error.row, column: '', ...error.why }] };
    throw error;
  }
}

/** Writes an example of a table to a new file. */
export async function writeTemplate({ kind, file }: { kind: RowKindName; file: string }): Promise<void> {
  const format = tableFormatOf(file);
  if (format === undefined) throw new RangeError(`${file} is not named as a table`);
  await writeFile(file, await rowTemplate(kind, format), { flag: 'wx' });
}

/** The lines that tell the operator what became of the rows, or would. */
export function describeRows(report: LoadedRows, { isDry }: { isDry: boolean }): string {
  const { kind, added, changed, unchanged, samples, differences } = report;
  const lines = differences.map(
    ({ row, name, how, cells }) =>
      `row ${row}: ${name} is ${how}${how === 'changed' ? ` (${cells.map(({ column }) => column).join(', ')})` : ''}`,
  );
  return [
    ...shortened(lines),
    `${added + changed + unchanged} ${kind}: ${added} new, ${changed} changed, ${unchanged} as they were.`,
    ...(samples > 0 ? [`${samples} sample changes ${isDry ? 'would make' : 'made'} way for them.`] : []),
    ...(isDry ? ['Nothing was stored (dry run).'] : []),
  ].join('\n');
}

/** What is wrong with the rows, a line for each problem. */
export function describeProblems(file: string, problems: readonly RowProblem[]): string {
  const lines = problems.map(({ row, column, reason }) =>
    [file, ...(row === 0 ? [] : [`row ${row}`]), ...(column === '' ? [] : [column])]
      .join(', ')
      .concat(`: ${reason}`),
  );
  return [...shortened(lines), 'Nothing was stored.'].join('\n');
}

function shortened(lines: readonly string[]): string[] {
  const more = lines.length - maxLines;
  return more > 0 ? [...lines.slice(0, maxLines), `… and ${more} more`] : [...lines];
}
