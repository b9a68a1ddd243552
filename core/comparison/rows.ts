import type { ComparisonRow, DifferenceClass } from '../contract/main/comparison.ts';
import { isChange, isHead, isOldPlace, withContext } from '../law/comparison/report/changed-rows.ts';
import { articlePath } from '../law/paragraph-id.ts';

/**
 * A row with its index among all rows, which identifies it in the view; `leads` if items of a list follow it.
 */
export type PlacedRow = ComparisonRow & { index: number; leads: boolean };
/** The rows of one article or heading, which are drawn together. */
export type RowSection = { key: string; rows: PlacedRow[] };
export type RowFilter = { only: boolean; classes: ReadonlySet<DifferenceClass> };

export const unitOf = (row: ComparisonRow) => row.after?.unit ?? row.before?.unit ?? '';

/**
 * How deep each head stands among those that are displayed, from 1. A comparison may begin inside a chapter or leave
 * out what did not change, and headings must not skip a level.
 */
export function headDepths(sections: readonly RowSection[]): ReadonlyMap<number, number> {
  const heads = sections.flatMap(({ rows }) => rows.filter(isHead));
  const least = Math.min(...heads.map(({ depth = 0 }) => depth));
  const depths = new Map<number, number>();
  let last = 0;
  for (const { index, depth = 0 } of heads) {
    last = Math.min(depth - least, last) + 1;
    depths.set(index, last);
  }
  return depths;
}

/** Whether two rows belong to the same article of either text. */
export function areTogether(rows: readonly ComparisonRow[], at: number, other: number): boolean {
  const [one, two] = [rows[at], rows[other]];
  return one !== undefined && two !== undefined && unitOf(one) === unitOf(two);
}

/** Indexes of the rows with differences of the requested classes; what moved is one change, at its new place. */
export function changesAmong(
  rows: readonly ComparisonRow[],
  classes: ReadonlySet<DifferenceClass>,
): number[] {
  const isSelected = (row: ComparisonRow) =>
    classes.size === 0 || row.differences.some((difference) => classes.has(difference.class));
  return rows.flatMap((row, index) => (isChange(row) && !isOldPlace(row) && isSelected(row) ? [index] : []));
}

/**
 * The rows to display, grouped by article. A filter for changes keeps the headings and list introductions of
 * each change.
 */
export function sectionsOf(rows: readonly ComparisonRow[], filter: RowFilter): RowSection[] {
  const isFiltered = filter.only || filter.classes.size > 0;
  const requested = isFiltered ? [...changesAmong(rows, filter.classes), ...leftPlaces(rows, filter)] : [];
  const visible = isFiltered ? withContext(rows, requested) : undefined;
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

/** The old places of what moved, which have no differences of a class. */
const leftPlaces = (rows: readonly ComparisonRow[], { classes }: RowFilter) =>
  classes.size > 0 ? [] : rows.flatMap((row, index) => (isOldPlace(row) ? [index] : []));

/** Index of the row at the new place of a row that moved; undefined if the comparison does not have it. */
export function rowOfNewPlace(
  rows: readonly ComparisonRow[],
  { to, before }: ComparisonRow,
): number | undefined {
  const index = rows.findIndex(
    (row) => row.change === 'moved' && row.after?.path === to && row.before?.path === before?.path,
  );
  return index < 0 ? undefined : index;
}

/** Drops the heading of the one compared provision if the title above the comparison says the same. */
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

/**
 * Marks the name of a row that only the earlier text has, since both texts may use one path for different
 * paragraphs.
 */
const beforeMark = 'A~';

/**
 * The name of a row in an address: its path in the later text, otherwise the marked path in the earlier one.
 */
export const nameOfRow = ({ before, after }: ComparisonRow): string | undefined =>
  after ? after.path : before && beforeMark + before.path;

export const pathOfName = (name: string): string =>
  name.startsWith(beforeMark) ? name.slice(beforeMark.length) : name;

export const isOnlyBefore = (name: string): boolean => name.startsWith(beforeMark);

/**
 * Index of the row with this name, otherwise of the first row of its article; undefined if neither text has
 * it.
 */
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
