import {
  type Comparison,
  type ComparisonRow,
  type ComparisonSummary,
  differenceClasses,
  rowChanges,
} from '#core/contract/main/comparison.ts';

export type ComparedTexts = Pick<Comparison, 'rows' | 'units' | 'summary' | 'unrelated'>;
type Paths = { before: string | undefined; after: string | undefined };

/** Of a comparison of whole documents what touches one article or paragraph: so what moved into it or out of it is told. */
export function narrowed(all: ComparedTexts, { before, after }: Paths): ComparedTexts {
  const rows = all.rows.filter(
    (row) => isWithin(row.before?.path, before) || isWithin(row.after?.path, after),
  );
  const units = all.units.filter(({ path, side }) => isWithin(path, side === 'before' ? before : after));
  return { rows, units, summary: summaryOf(rows), unrelated: false };
}

function isWithin(path: string | undefined, around: string | undefined): boolean {
  return path !== undefined && around !== undefined && (path === around || path.startsWith(`${around}^`));
}

function summaryOf(rows: readonly ComparisonRow[]): ComparisonSummary {
  const differences = rows.flatMap((row) => row.differences);
  return {
    rows: counted(rowChanges, (change) => rows.filter((row) => row.change === change)),
    classes: counted(differenceClasses, (kind) => differences.filter((each) => each.class === kind)),
  };
}

function counted<K extends string>(keys: readonly K[], those: (key: K) => readonly unknown[]) {
  return Object.fromEntries(keys.map((key) => [key, those(key).length])) as Record<K, number>;
}
