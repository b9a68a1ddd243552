import {
  type ComparisonRow,
  type ComparisonSummary,
  differenceClasses,
  rowChanges,
} from '../../contract/main/comparison.ts';

/** How many rows of each change there are, and how many differences of each class. */
export function summaryOf(rows: readonly ComparisonRow[]): ComparisonSummary {
  const summary = { rows: none(rowChanges), classes: none(differenceClasses) };
  for (const row of rows) {
    summary.rows[row.change] += 1;
    for (const difference of row.differences) summary.classes[difference.class] += 1;
  }
  return summary;
}

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
