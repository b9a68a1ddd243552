import { threeColumns, twoColumns } from '../law/layout.ts';

/** How many columns fit side by side; none where it is a phone. */
export type Columns = 0 | 1 | 2 | 3;

export function columnsFor(width: number): Columns {
  if (width >= threeColumns) return 3;
  if (width >= twoColumns) return 2;
  return width >= 600 ? 1 : 0;
}
