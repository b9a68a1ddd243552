import type { Insertable } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFileTables } from '../data/tables/loaded-files.ts';
import type { Workers } from '../import/command-run.ts';
import type { ImportWorkers } from '../import/import-workers.ts';

/** Processes that read texts and tables. */
export type LoadingWorkers = Workers & Pick<ImportWorkers, 'readTable'>;

export type FileWork = {
  db: MainDb;
  workers: LoadingWorkers;
  /** Where the bytes of the file lie for those who read it. */
  path: string;
  now: () => Date;
  signal: AbortSignal;
};

/** What is noted of a text or of a table. */
export type NotedText = Omit<Insertable<LoadedFileTables['loaded_text']>, 'file_id' | 'number'> & {
  outcome: 'unchanged' | 'newDocument' | 'table' | 'refused';
};

/** The name of a file in a ZIP file, else that of the file itself. */
export const nameIn = (path: string, file: string, own: string): string =>
  file.startsWith(`${path}/`) ? file.slice(path.length + 1) : own;
