import { ImportError } from './import-error.ts';
import type { ImportedText } from './regulation.ts';

/** An index of PostgreSQL has room for 2,700 bytes; a sign of a name takes up to four. */
const longest = { key: 500, number: 200, title: 10_000, path: 500 } as const;

/** Refuses, already when a file is read, what the database has no room for and nobody can ask for. */
export function checkLengths(text: ImportedText, file: string): void {
  const { sourceKey, sourceNumber, names, provisions } = text;
  refuseLonger(sourceKey, longest.key, 'the address of the work', file);
  refuseLonger(sourceNumber, longest.number, 'the number of the act', file);
  for (const name of Object.values(names)) {
    refuseLonger(name.long, longest.title, 'a title', file);
    refuseLonger(name.short ?? '', longest.number, 'a short title', file);
  }
  for (const { path } of provisions) refuseLonger(path, longest.path, 'the identifier of a provision', file);
}

function refuseLonger(text: string, most: number, what: string, file: string): void {
  if (text.length > most)
    throw new ImportError(file, 1, `${what} has ${text.length} characters, more than ${most}`);
}
