import type { ComparisonRow } from '../../contract/main/comparison.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { Carrying } from './carrying.ts';

type RowsByPath = Map<string, number[]>;

/** Indexes of the rows of each path and of what is inside it, for either version. */
const rowsByPath = memoizeByObject(
  (rows: readonly ComparisonRow[]): { before: RowsByPath; after: RowsByPath } => {
    const byPath = { before: new Map<string, number[]>(), after: new Map<string, number[]>() };
    rows.forEach((row, index) => {
      if (row.to !== undefined) return;
      for (const side of ['before', 'after'] as const)
        for (const path of around(row[side]?.path)) {
          const list = byPath[side].get(path);
          if (list) list.push(index);
          else byPath[side].set(path, [index]);
        }
    });
    return byPath;
  },
);

/** A path and those around it inside its unit. */
function around(path: string | undefined): string[] {
  if (path === undefined) return [];
  const paths = [path];
  for (let at = path.lastIndexOf('^'); at > 0; at = path.lastIndexOf('^', at - 1))
    paths.push(path.slice(0, at));
  return paths;
}

/** The rows of a comparison that say what changed in the words of a place, in the order of the later version. */
export function differenceRows(rows: readonly ComparisonRow[], carrying: Carrying): ComparisonRow[] {
  const { before, after } = rowsByPath(rows);
  const later = carrying.fate === 'repealed' ? [] : [carrying.to, ...carrying.also];
  const indexes = new Set([
    ...(before.get(carrying.from) ?? []),
    ...later.flatMap((path) => after.get(path) ?? []),
  ]);
  return [...indexes]
    .sort((a, b) => a - b)
    .flatMap((index) => rows[index] ?? [])
    .filter(({ change }) => change !== 'same');
}
