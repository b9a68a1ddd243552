import type { LanguageCode } from '../../contract/languages.ts';
import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { ParallelRow } from './rows.ts';

/**
 * By the key of a row, the languages whose older text reads differently there in the version of the day. A place that
 * the language does not have is marked at the nearest one around it.
 */
export function outdatedRows(
  { outdated = [] }: Pick<ParallelUnit, 'outdated'>,
  rows: readonly ParallelRow[],
  languages: readonly LanguageCode[],
): Map<string, readonly LanguageCode[]> {
  const marked = new Map<string, readonly LanguageCode[]>();
  for (const { path, languages: older } of outdated)
    for (const language of older) {
      const row = rowAround(path, rows, languages.indexOf(language));
      if (row) marked.set(row.key, [...new Set([...(marked.get(row.key) ?? []), language])]);
    }
  return marked;
}

function rowAround(path: string, rows: readonly ParallelRow[], column: number): ParallelRow | undefined {
  const there = rows.filter(({ cells }) => cells[column]);
  const row = there.find((each) => each.begins && each.path === path);
  const end = path.lastIndexOf('^');
  return row ?? (end < 0 ? there[0] : rowAround(path.slice(0, end), rows, column));
}
