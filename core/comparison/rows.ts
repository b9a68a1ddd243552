import type { ComparisonRow, DifferenceClass } from '../contract/main/comparison.ts';
import { isChange, isHead, withContext } from '../law/comparison/report/changed-rows.ts';
import { articlePath } from '../law/paragraph-id.ts';

/** A row with its place among all, which is its name in the view; `leads` says that items of a list follow it. */
export type PlacedRow = ComparisonRow & { index: number; leads: boolean };
/** The rows of one article or heading, drawn as one. */
export type RowSection = { key: string; rows: PlacedRow[] };
export type RowFilter = { only: boolean; classes: ReadonlySet<DifferenceClass> };

export const unitOf = (row: ComparisonRow) => row.after?.unit ?? row.before?.unit ?? '';

/** Whether the rows at two places are of one article, of either text. */
export function areTogether(rows: readonly ComparisonRow[], at: number, other: number): boolean {
  const [one, two] = [rows[at], rows[other]];
  return one !== undefined && two !== undefined && unitOf(one) === unitOf(two);
}

/** Places of the rows that say something else, of the classes asked for. */
export function changesAmong(
  rows: readonly ComparisonRow[],
  classes: ReadonlySet<DifferenceClass>,
): number[] {
  const isSelected = (row: ComparisonRow) =>
    classes.size === 0 || row.differences.some((difference) => classes.has(difference.class));
  return rows.flatMap((row, index) => (isChange(row) && isSelected(row) ? [index] : []));
}

/** The rows to show, by article; changes keep the headings and the beginnings of lists that they stand in. */
export function sectionsOf(rows: readonly ComparisonRow[], filter: RowFilter): RowSection[] {
  const isFiltered = filter.only || filter.classes.size > 0;
  const visible = isFiltered ? withContext(rows, changesAmong(rows, filter.classes)) : undefined;
  const sections: RowSection[] = [];
  rows.forEach((row, index) => {
    if (visible && !visible.has(index)) return;
    const unit = unitOf(row);
    const next = rows[index + 1];
    const leads = next !== undefined && !isHead(row) && unitOf(next) === unit && next.level > row.level;
    const placed = { ...row, index, leads };
    const last = sections.at(-1);
    if (last && unitOf(last.rows[0] ?? row) === unit) last.rows.push(placed);
    else sections.push({ key: `${index}`, rows: [placed] });
  });
  return sections;
}

/** Without the heading of the one provision that is compared, where it says what the title over it says. */
export function withoutTitle(sections: RowSection[], path: string | undefined): RowSection[] {
  return path === undefined
    ? sections
    : sections.flatMap((section) => {
        const rows = section.rows.filter(
          (row) => !isHead(row) || isChange(row) || row.after?.path !== path || row.before?.path !== path,
        );
        return rows.length > 0 ? [{ ...section, rows }] : [];
      });
}

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
    const index = rows.findIndex(test);
    if (index >= 0) return index;
  }
  return undefined;
}
