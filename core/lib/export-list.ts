import type { SheetCell } from './sheet.ts';

/** Writes the file elsewhere than in the thread of the page. */
export type FileWriter<Cell = SheetCell> = {
  /** Resolves once the rows are in the file. */
  add: (rows: readonly (readonly Cell[])[]) => Promise<void>;
  finish: () => Promise<ArrayBuffer>;
};

/** How many rows are in the file, of how many. */
export type ExportProgress = { done: number; total: number };

export type ExportSource<Row, Cell = SheetCell> = {
  /** Some of the rows from a position on, in the order of the page, and how many there are. */
  part: (start: number, signal: AbortSignal) => Promise<{ total: number; rows: readonly Row[] }>;
  /** How many rows a part has, but for the last one. */
  partSize: number;
  idOf: (row: Row) => string;
  rowOf: (row: Row) => readonly Cell[];
};

type ExportOptions<Cell> = {
  writer: FileWriter<Cell>;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/** All rows that match what is on screen, in its order, as a file. Throws if it is aborted or a server fails. */
export async function exportList<Row, Cell>(
  { part, partSize, idOf, rowOf }: ExportSource<Row, Cell>,
  { writer, signal, onProgress }: ExportOptions<Cell>,
): Promise<{ rows: number; file: ArrayBuffer }> {
  const known = new Set<string>();
  // The next rows are asked for while those before them are written.
  let adding = Promise.resolve();
  for (let start = 0; ; start += partSize) {
    const { total, rows } = await part(start, signal);
    await adding;
    // A row that moved down meanwhile, because of a new one above it, comes twice.
    const added = rows.filter((row) => !known.has(idOf(row)));
    for (const row of added) known.add(idOf(row));
    const progress = { done: known.size, total: Math.max(total, known.size) };
    adding = writer.add(added.map(rowOf)).then(() => onProgress(progress));
    // Whoever waits for it hears of it.
    adding.catch(() => undefined);
    if (rows.length < partSize) break;
  }
  await adding;
  const file = await writer.finish();
  signal.throwIfAborted();
  return { rows: known.size, file };
}
