import { summaryOf, type TextComparison } from '#core/law/comparison/compare-texts.ts';

type Paths = { before: string | undefined; after: string | undefined };

/** Of a comparison of whole documents what touches one article or paragraph: so what moved into it or out of it is told. */
export function narrowed(all: TextComparison, { before, after }: Paths): TextComparison {
  const rows = all.rows.filter(
    (row) => isWithin(row.before?.path, before) || isWithin(row.after?.path, after),
  );
  const units = all.units.filter(({ path, side }) => isWithin(path, side === 'before' ? before : after));
  return { rows, units, summary: summaryOf(rows), unrelated: false };
}

function isWithin(path: string | undefined, around: string | undefined): boolean {
  return path !== undefined && around !== undefined && (path === around || path.startsWith(`${around}^`));
}
