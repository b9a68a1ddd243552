import type { ComparisonRow } from '../contract/main/comparison.ts';
import { articlePath } from '../law/paragraph-id.ts';
import { unitOf } from './rows.ts';

/** Of a row that only the text before has: both texts may have the same path for different paragraphs. */
const beforeMark = 'A~';

/** How an address names a row: by its path, that of the text after where it has one. */
export const nameOfRow = ({ before, after }: ComparisonRow): string | undefined =>
  after ? after.path : before && beforeMark + before.path;

export const pathOfName = (name: string): string =>
  name.startsWith(beforeMark) ? name.slice(beforeMark.length) : name;

export const isOnlyBefore = (name: string): boolean => name.startsWith(beforeMark);

/** The place of a row among all, else of its article; undefined where neither text has any of them. */
export function rowNamed(rows: readonly ComparisonRow[], name: string): number | undefined {
  const path = pathOfName(name);
  const article = articlePath(path);
  const tests: ((row: ComparisonRow) => boolean)[] = [
    (row) => nameOfRow(row) === name,
    ({ before, after }) => after?.path === path || before?.path === path,
    (row) => unitOf(row) === article,
  ];
  for (const test of tests) {
    const found = rows.findIndex(test);
    if (found >= 0) return found;
  }
  return undefined;
}
