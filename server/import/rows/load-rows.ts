import { withoutTimeLimit } from '../../data/database-limits.ts';
import type { MainDb } from '../../data/open-main.ts';
import { keepImportsAway } from '../remove-documents.ts';
import { checkRows } from './check-rows.ts';
import { compareRows, type RowDifference } from './compare-rows.ts';
import type { RowKindName } from './row-kind.ts';
import { rowKinds } from './row-kinds.ts';
import type { RowProblem, RowTable } from './row-table.ts';

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

/** Stores all rows of a table or, if one of them is wrong, none. A dry run only says what would become of them. */
export async function loadRows(
  db: MainDb,
  table: RowTable,
  { isDry, now }: { isDry: boolean; now: Date },
): Promise<RowsReport> {
  const checked = checkRows(table);
  if ('problems' in checked) return checked;
  const kind = rowKinds[checked.kind];
  const undone = new Error('a dry run stores nothing');
  let report: RowsReport | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      await withoutTimeLimit(trx);
      await keepImportsAway(trx);
      const problems = await kind.check(trx, checked.rows);
      if (problems.length > 0) {
        report = { kind: kind.name, problems };
        return;
      }
      const compared = await compareRows(trx, kind, checked.rows);
      const { samples } = await kind.store(
        trx,
        checked.rows.map(({ value }) => value),
        now,
      );
      report = { kind: kind.name, ...compared, samples };
      if (isDry) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (report === undefined) throw undone;
  return report;
}
