import type { Sheet, SheetCell } from '#core/lib/sheet.ts';

/** What the worker is told: how the file begins, its rows in parts, and that these were all. */
export type ToWorker = { sheet: Sheet } | { rows: readonly (readonly SheetCell[])[] } | { finish: true };
