import type { RowDifference, RowKindName, RowProblem } from '#core/contract/main/loaded-rows.ts';
import { withoutTimeLimit } from '../../data/database-limits.ts';
import type { MainDb } from '../../data/open-main.ts';
import { keepImportsAway } from '../remove-documents.ts';
import { checkRows } from './check-rows.ts';
import { compareRows } from './compare-rows.ts';
import { rowKinds } from './row-kinds.ts';
import type { RowTable } from './row-table.ts';

/** What rows came to, or would come to in a dry run. */
export type LoadedRows = {
  kind: RowKindName;
  added: number;
  changed: number;
  unchanged: number;
  /** Invented changes that make way for real ones. */
  samples: number;
  /** The rows that are new or not as what is stored. */
  differences: RowDifference[];
};
export type RowsReport = LoadedRows | { kind?: RowKindName; problems: RowProblem[] };

type LoadRowsOptions = {
  isDry: boolean;
  now: Date;
  /** The e-mail address of who loads them in the portal. */
  by?: string | undefined;
  /** Called before anything is stored for good, in the same transaction: what it throws undoes all. */
  accept?: (trx: MainDb, report: LoadedRows) => Promise<void>;
};

/** Stores all rows of a table or, if one of them is wrong, none. A dry run only says what would become of them. */
export async function loadRows(
  db: MainDb,
  table: RowTable,
  { isDry, now, by, accept }: LoadRowsOptions,
): Promise<RowsReport> {
  const checked = checkRows(table);
  if (checked.kind === undefined) return checked;
  const kind = rowKinds[checked.kind];
  const cells = table.rows.map(({ number: row, cells: value }) => ({ row, value }));
  // All that is wrong is said at once, whether or not the rows have their form. Nothing waits for imports for that.
  if ('problems' in checked) {
    const problems = [...checked.problems, ...(await kind.check(db, cells, now))];
    return { kind: kind.name, problems: problems.toSorted((one, other) => one.row - other.row) };
  }
  const undone = new Error('a dry run stores nothing');
  let report: RowsReport | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      await withoutTimeLimit(trx);
      await keepImportsAway(trx);
      const problems = (await kind.check(trx, cells, now)).toSorted((one, other) => one.row - other.row);
      if (problems.length > 0) {
        report = { kind: kind.name, problems };
        return;
      }
      const compared = await compareRows(trx, kind, checked.rows);
      const { samples } = await kind.store(
        trx,
        checked.rows.map(({ value }) => value),
        now,
        by,
      );
      report = { kind: kind.name, ...compared, samples };
      await accept?.(trx, report);
      if (isDry) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (report === undefined) throw undone;
  return report;
}
