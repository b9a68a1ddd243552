/** A file that is being made, row by row. */
export type Book<Cell> = {
  add: (rows: readonly (readonly Cell[])[]) => void;
  finish: () => Promise<ArrayBuffer>;
};

/** What the worker is told: how the file begins, its rows in parts, and that these were all. */
export type ToWorker<Head, Cell> = { head: Head } | { rows: readonly (readonly Cell[])[] } | { finish: true };

/** What the worker says: that it runs, that it has added the rows of a message, and the file. */
export type FromWorker = 'ready' | 'added' | ArrayBuffer;
