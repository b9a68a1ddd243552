import { changeRows } from './change-rows.ts';
import { commentRows } from './comment-rows.ts';
import { newsRows } from './news-rows.ts';
import type { RowKind, RowKindName } from './row-kind.ts';
import type { RowProblem } from './row-table.ts';
import { topicRows } from './topic-rows.ts';

/** A kind whose values are handed from one of its functions to the next, and to no other kind. */
export type AnyRowKind = RowKind<unknown>;

const asAny = <T>(kind: RowKind<T>) => kind as unknown as AnyRowKind;

export const rowKinds: Record<RowKindName, AnyRowKind> = {
  changes: asAny(changeRows),
  comments: asAny(commentRows),
  news: asAny(newsRows),
  topics: asAny(topicRows),
};

/** The kind whose columns these are, or what is wrong with them. */
export function kindOfColumns(columns: readonly string[]): AnyRowKind | RowProblem[] {
  const kinds = Object.values(rowKinds);
  const known = (kind: AnyRowKind) => kind.columns.filter(({ name }) => columns.includes(name)).length;
  const nearest = kinds.reduce((best, kind) => (known(kind) > known(best) ? kind : best));
  if (known(nearest) < 2) {
    const reason = `the columns are those of no table that can be loaded (${kinds.map(({ name }) => name).join(', ')})`;
    return [{ row: 1, column: '', reason }];
  }
  const names = new Set(nearest.columns.map(({ name }) => name));
  const unknown = columns.filter((name) => !names.has(name));
  const missing = nearest.columns.filter(({ name, required }) => required && !columns.includes(name));
  const problems = [
    ...unknown.map((column) => ({ row: 1, column, reason: `is no column of ${nearest.name}` })),
    ...missing.map(({ name }) => ({
      row: 1,
      column: name,
      reason: `is missing among the columns of ${nearest.name}`,
    })),
  ];
  return problems.length > 0 ? problems : nearest;
}
