import {
  type Comparison,
  type ComparisonRow,
  type RowChange,
  rowChanges,
} from '../../../contract/main/comparison.ts';
import { unitKinds } from '../../../contract/main/regulation-text.ts';

export const isHead = (row: ComparisonRow) => (unitKinds as readonly string[]).includes(row.kind);
/** Whether the source gives the head neither number nor heading, or only a note: it is called by its place then. */
export const isNameless = (row: ComparisonRow) =>
  isHead(row) && !row.before?.num && !row.after?.num && row.runs.every(({ text }) => text.trim() === '');
export const isChange = (row: ComparisonRow) => row.change !== 'same' || row.differences.length > 0;

/** Whether the row only tells where a paragraph stood that moved; its row at the new place counts. */
export const isOldPlace = ({ to }: ComparisonRow) => to !== undefined;

/** Indexes of rows together with those of their headings and list introductions. */
export function withContext(rows: readonly ComparisonRow[], changes: readonly number[]): Set<number> {
  const visible = new Set<number>();
  const requested = new Set(changes);
  /** The headings around the current row with their depth. */
  const around: { depth: number; index: number }[] = [];
  /** The rows of the current article around the current row with their level. */
  let lists: { level: number; index: number }[] = [];
  rows.forEach((row, index) => {
    if (isHead(row)) {
      const depth = row.depth ?? 0;
      while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
      around.push({ depth, index });
      lists = [];
    } else {
      lists = lists.filter(({ level }) => level < row.level);
    }
    if (requested.has(index)) for (const each of [...around, ...lists, { index }]) visible.add(each.index);
    if (!isHead(row)) lists.push({ level: row.level, index });
  });
  return visible;
}

type RowCount = { what: RowChange | 'headings'; count: number };

/** Whether rows are described neutrally, not as changes: two different texts, or the later version first. */
export const isNeutral = ({ before, after, apart }: Pick<Comparison, 'before' | 'after' | 'apart'>) =>
  apart || after.versionDate < before.versionDate;

/**
 * The counts of the summary, on screen and on paper: provisions by change, and changed headings. The unchanged
 * introduction of a list is no unchanged provision where its list changed.
 */
export function rowCounts(comparison: Pick<Comparison, 'before' | 'after' | 'apart' | 'rows'>): RowCount[] {
  const counted = comparison.rows.filter((row) => !isOldPlace(row));
  const heads = counted.filter(isHead);
  const provisions = counted.filter((row, at) => !isHead(row) && !introducesChange(counted, at));
  const each = rowChanges.map((what) => ({
    what,
    count: provisions.filter((row) => changeOf(row) === what).length,
  }));
  const headings = { what: 'headings' as const, count: heads.filter(isChange).length };
  const [same, ...changes] = each;
  const counts = isNeutral(comparison) ? each : [...changes, ...(same ? [same] : []), headings];
  return counts.filter(({ count }) => count > 0);
}

/** Whether an unchanged row introduces a list in which something changed. */
function introducesChange(rows: readonly ComparisonRow[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || isHead(row) || isChange(row)) return false;
  for (let next = at + 1; next < rows.length; next++) {
    const inside = rows[next];
    if (inside === undefined || isHead(inside) || inside.level <= row.level) return false;
    if (isChange(inside)) return true;
  }
  return false;
}

/** The change of a row; an unmoved row with differences is changed. */
const changeOf = (row: ComparisonRow) => (row.change === 'same' && isChange(row) ? 'changed' : row.change);
