import type { RowKindName, RowProblem } from '#core/contract/main/loaded-rows.ts';
import { changeRows } from './change-rows.ts';
import { commentRows } from './comment-rows.ts';
import { newsRows } from './news-rows.ts';
import type { RowKind } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';
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

/** Unknown columns that are named. */
const maxUnknown = 100;

/** The kind whose columns these are, or what is wrong with them. */
export function kindOfColumns(columns: readonly string[]): AnyRowKind | RowProblem[] {
  const kinds = Object.values(rowKinds);
  const known = (kind: AnyRowKind) => kind.columns.filter(({ name }) => columns.includes(name)).length;
  const nearest = kinds.reduce((best, kind) => (known(kind) > known(best) ? kind : best));
  const named = (some: readonly AnyRowKind[]) => ({ kinds: some.map(({ name }) => name).join(', ') });
  if (known(nearest) < 2) return [{ row: 1, column: '', ...reasonFor('UNKNOWN_KIND', named(kinds)) }];
  const near = kinds.filter((kind) => known(kind) === known(nearest));
  // Which of them was meant is not guessed: a table is never loaded as something else.
  if (near.length > 1) return [{ row: 1, column: '', ...reasonFor('SEVERAL_KINDS', named(near)) }];
  const names = new Set(nearest.columns.map(({ name }) => name));
  const unknown = columns.filter((name) => !names.has(name)).slice(0, maxUnknown);
  const missing = nearest.columns.filter(({ name, required }) => required && !columns.includes(name));
  const problems = [
    ...unknown.map((column) => ({ row: 1, column, ...reasonFor('UNKNOWN_COLUMN', { kind: nearest.name }) })),
    ...missing.map(({ name }) => ({
      row: 1,
      column: name,
      ...reasonFor('COLUMN_LACKS', { kind: nearest.name }),
    })),
  ];
  return problems.length > 0 ? problems : nearest;
}
