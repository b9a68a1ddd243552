import type { ComparisonRow } from '../../../contract/main/comparison.ts';
import { unitKinds } from '../../../contract/main/regulation-text.ts';

export const isHead = (row: ComparisonRow) => (unitKinds as readonly string[]).includes(row.kind);
export const isChange = (row: ComparisonRow) => row.change !== 'same' || row.differences.length > 0;

/** Places of some rows, with those of the headings and the beginnings of lists that they stand in. */
export function withContext(rows: readonly ComparisonRow[], changes: readonly number[]): Set<number> {
  const shown = new Set<number>();
  const asked = new Set(changes);
  /** Headings of what stands around, by their depth in the text. */
  const around: { depth: number; index: number }[] = [];
  /** Rows of this article that stand around the next one, by how far in they are. */
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
    if (asked.has(index)) for (const each of [...around, ...lists, { index }]) shown.add(each.index);
    if (!isHead(row)) lists.push({ level: row.level, index });
  });
  return shown;
}
