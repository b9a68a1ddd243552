import type { RowKindName, RowProblem } from '#core/contract/main/loaded-rows.ts';
import type { Numbered } from './row-kind.ts';
import { kindOfColumns } from './row-kinds.ts';
import { reasonFor } from './row-reasons.ts';
import type { Cells, RowTable } from './row-table.ts';

/** Rows whose form is right, or all that is wrong with it. */
export type CheckedRows =
  | { kind: RowKindName; rows: Numbered<unknown>[] }
  | { kind?: RowKindName; problems: RowProblem[] };

/** Problems of a table after which no further row is checked: nobody reads more of them. */
const enoughProblems = 1000;

/** Checks the rows of a table, all of them, so that whoever mends it need not come back for each. */
export function checkRows(table: RowTable): CheckedRows {
  const { kind, problems } = kindOfColumns(table.columns);
  if (kind === undefined) return { problems };
  // What is wrong with a column is said once, and not in each row again.
  const wrong = new Set(problems.map(({ column }) => column));
  const known = new Set(kind.columns.map(({ name }) => name));
  const rows: Numbered<unknown>[] = [];
  const firsts = new Map<string, number>();
  for (const { number, cells } of table.rows) {
    if (problems.length >= enoughProblems) break;
    const value = kind.parse(only(cells, known));
    if (Array.isArray(value)) {
      const more = value.filter(({ column }) => !wrong.has(column));
      problems.push(...more.map((problem) => ({ row: number, ...problem })));
      continue;
    }
    const name = kind.nameOf(value);
    const first = firsts.get(name);
    firsts.set(name, first ?? number);
    if (first === undefined) rows.push({ row: number, value });
    else problems.push({ row: number, column: '', ...reasonFor('NAME_TWICE', { name, first }) });
  }
  return problems.length > 0 ? { kind: kind.name, problems } : { kind: kind.name, rows };
}

const only = (cells: Cells, columns: ReadonlySet<string>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => columns.has(column)));
