import type { Comparison, ComparisonRow, RowChange } from '../../../contract/main/comparison.ts';
import { rowChanges } from '../../../contract/main/comparison.ts';
import { isChange, isHead } from './changed-rows.ts';

type RowCount = { what: RowChange | 'headings'; count: number };

/** Whether nothing became anything: two texts, or the later version before the earlier. */
export const isNeutral = ({ before, after, apart }: Pick<Comparison, 'before' | 'after' | 'apart'>) =>
  apart || after.versionDate < before.versionDate;

/** What the summary says, on screen and on paper: paragraphs by what became of them; headings are no paragraphs. */
export function rowCounts(comparison: Pick<Comparison, 'before' | 'after' | 'apart' | 'rows'>): RowCount[] {
  const heads = comparison.rows.filter(isHead);
  const paragraphs = comparison.rows.filter((row) => !isHead(row));
  const each = rowChanges.map((what) => ({
    what,
    count: paragraphs.filter((row) => changeOf(row) === what).length,
  }));
  const headings = { what: 'headings' as const, count: heads.filter(isChange).length };
  const [same, ...changes] = each;
  const counts = isNeutral(comparison) ? each : [...changes, headings, ...(same ? [same] : [])];
  return counts.filter(({ count }) => count > 0);
}

/** Words may have changed in a row that stands where it stood. */
const changeOf = (row: ComparisonRow) => (row.change === 'same' && isChange(row) ? 'changed' : row.change);
