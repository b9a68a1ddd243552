import type { SheetCell } from './sheet.ts';

/** Writes the file elsewhere than in the thread of the page. */
export type SheetWriter = {
  add: (rows: readonly (readonly SheetCell[])[]) => void;
  finish: () => Promise<ArrayBuffer>;
};

/** How many rows have come, of how many. */
export type ExportProgress = { done: number; total: number };

export type ExportSource<Row> = {
  /** Some of the rows from a position on, in the order of the page, and how many there are. */
  part: (start: number, signal: AbortSignal) => Promise<{ total: number; rows: readonly Row[] }>;
  /** How many rows a part has, but for the last one. */
  partSize: number;
  idOf: (row: Row) => string;
  rowOf: (row: Row) => readonly SheetCell[];
};

type ExportOptions = {
  writer: SheetWriter;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/** All rows that match what is on screen, in its order, as a file. Throws if it is aborted or a server fails. */
export async function exportList<Row>(
  { part, partSize, idOf, rowOf }: ExportSource<Row>,
  { writer, signal, onProgress }: ExportOptions,
): Promise<{ rows: number; file: ArrayBuffer }> {
  const known = new Set<string>();
  for (let start = 0; ; start += partSize) {
    const { total, rows } = await part(start, signal);
    // A row that moved down meanwhile, because of a new one above it, comes twice.
    const added = rows.filter((row) => !known.has(idOf(row)));
    for (const row of added) known.add(idOf(row));
    writer.add(added.map(rowOf));
    onProgress({ done: known.size, total: Math.max(total, known.size) });
    if (rows.length < partSize) break;
  }
  const file = await writer.finish();
  signal.throwIfAborted();
  return { rows: known.size, file };
}
