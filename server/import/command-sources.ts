import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import { isZip } from '../files/read-zip.ts';
import { listFiles, type Missing } from './command-files.ts';
import { reasonOfFailure } from './import-error.ts';
import { importReason } from './import-reasons.ts';
import type { ImportWorkers } from './import-workers.ts';

/** A file to import, or one of the files in a ZIP file. `isAlone`: it was named itself, not its folder or archive. */
export type SourceFile = { file: string; entry?: string; isAlone: boolean };

/** How reports name a file. */
export const nameOf = ({ file, entry }: SourceFile): string =>
  entry === undefined ? file : `${file}/${entry}`;

/** Whether a file begins as a ZIP file does; what cannot be read is reported when it is imported. */
function beginsAsZip(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const beginning = new Uint8Array(4);
      readSync(descriptor, beginning, 0, 4, 0);
      return isZip(beginning);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}

async function filesOf(
  file: string,
  isAlone: boolean,
  workers: Pick<ImportWorkers, 'filesIn'>,
): Promise<(SourceFile | Missing)[]> {
  // A workbook is a ZIP file, and one table.
  if (tableFormatOf(file) !== undefined || !beginsAsZip(file)) return [{ file, isAlone }];
  try {
    const entries = await workers.filesIn(file);
    if (entries.length === 0) return [{ file, ...importReason('ZIP_NO_FILES') }];
    return entries.map((entry) => ({ file, entry, isAlone: false }));
  } catch (error) {
    return [{ file, ...reasonOfFailure(error) }];
  }
}

/** The files of paths, those in ZIP files one by one. A ZIP file that is refused is one line of the report. */
export async function listSources(
  paths: readonly string[],
  workers: Pick<ImportWorkers, 'filesIn'>,
): Promise<(SourceFile | Missing)[]> {
  const all: (SourceFile | Missing)[] = [];
  for (const file of listFiles(paths))
    all.push(...(typeof file === 'string' ? await filesOf(file, paths.includes(file), workers) : [file]));
  return all;
}
