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

/** The kind whose columns these are, and what is wrong with them. */
export function kindOfColumns(columns: readonly string[]): { kind?: AnyRowKind; problems: RowProblem[] } {
  const kinds = Object.values(rowKinds);
  const known = (kind: AnyRowKind) => kind.columns.filter(({ name }) => columns.includes(name)).length;
  const nearest = kinds.reduce((best, kind) => (known(kind) > known(best) ? kind : best));
  const named = (some: readonly AnyRowKind[]) => ({ kinds: some.map(({ name }) => name).join(', ') });
  const unclear = (code: 'UNKNOWN_KIND' | 'SEVERAL_KINDS', some: readonly AnyRowKind[]) => ({
    problems: [{ row: 1, column: '', ...reasonFor(code, named(some)) }],
  });
  if (known(nearest) < 2) return unclear('UNKNOWN_KIND', kinds);
  const near = kinds.filter((kind) => known(kind) === known(nearest));
  // Which of them was meant is not guessed: a table is never loaded as something else.
  if (near.length > 1) return unclear('SEVERAL_KINDS', near);
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
  return { kind: nearest, problems };
}
