import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textExtensions } from '#core/contract/main/loaded-files.ts';
import { reasonOfFailure } from './import-error.ts';
import { type ImportReason, importReason } from './import-reasons.ts';

const importable = new RegExp(`\\.(?:${textExtensions.join('|')})$`, 'i');

/** A path that does not lead to an importable file. */
export type Missing = ImportReason & { file: string };

/** What is said of such a path, to whoever gives the command. */
export const missing = (file: string, message: string): Missing => ({
  file,
  ...importReason('READER_FAILED', { message }),
});

/** The files of paths, ordered by name; for a folder the files that may hold texts, at any depth. */
export function listFiles(paths: readonly string[]): (string | Missing)[] {
  return paths.flatMap((path): (string | Missing)[] => {
    const stats = attempt(path, () => statSync(path, { throwIfNoEntry: false }));
    if (stats === undefined) return [missing(path, 'there is no such file or folder')];
    if ('reason' in stats) return [stats];
    if (!stats.isDirectory()) return [path];
    const files = within(path).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    return files.length > 0
      ? files
      : [missing(path, 'there is no XML, AKN, XHTML or ZIP file in this folder')];
  });
}

/** Folders are listed one by one, so that an unreadable one does not hide the others. */
function within(folder: string): (string | Missing)[] {
  const entries = attempt(folder, () => readdirSync(folder, { withFileTypes: true }));
  if ('reason' in entries) return [entries];
  return entries.flatMap((entry): (string | Missing)[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return within(path);
    return importable.test(entry.name) ? [path] : [];
  });
}

function nameOf(given: string | Missing): string {
  return typeof given === 'string' ? given : given.file;
}

function attempt<T>(file: string, work: () => T): T | Missing {
  try {
    return work();
  } catch (error) {
    return { file, ...reasonOfFailure(error) };
  }
}

/**
 * Runs several tasks at a time and gives the results in the order of the input. The next begins as soon as any ends:
 * a long one holds up only the results behind it.
 */
export async function* mapInOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const results: Promise<R>[] = [];
  let isRequested = true;
  let running = 0;
  const begin = () => {
    for (; isRequested && running < atOnce && results.length < items.length; running += 1) {
      const result = work(items[results.length] as T);
      results.push(result);
      result.then(next, next);
    }
  };
  const next = () => {
    running -= 1;
    begin();
  };
  begin();
  try {
    for (let at = 0; at < items.length; at += 1) yield (await results[at]) as R;
  } finally {
    isRequested = false;
  }
}
