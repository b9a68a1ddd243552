import type { ImportRefusal } from '#core/contract/main/load-refusals.ts';
import { ImportError } from './import-error.ts';
import { importReason } from './import-reasons.ts';
import type { ImportedText } from './regulation.ts';

/** An index of PostgreSQL has room for 2,700 bytes; a sign of a name takes up to four. */
const longest = { key: 500, number: 200, title: 10_000, path: 500 } as const;

/** Refuses, already when a file is read, what the database has no room for and nobody can ask for. */
export function checkLengths(text: ImportedText, file: string): void {
  const { sourceKey, sourceNumber, names, provisions } = text;
  refuseLonger(sourceKey, longest.key, 'ADDRESS_TOO_LONG', file);
  refuseLonger(sourceNumber, longest.number, 'NUMBER_TOO_LONG', file);
  for (const name of Object.values(names)) {
    refuseLonger(name.long, longest.title, 'TITLE_TOO_LONG', file);
    refuseLonger(name.short ?? '', longest.number, 'SHORT_TITLE_TOO_LONG', file);
  }
  for (const { path } of provisions) refuseLonger(path, longest.path, 'IDENTIFIER_TOO_LONG', file);
}

type TooLong = Extract<ImportRefusal, `${string}_TOO_LONG`>;

function refuseLonger(
  text: string,
  most: number,
  code: Exclude<TooLong, 'ZIP_TOO_LONG'>,
  file: string,
): void {
  if (text.length > most) throw new ImportError(file, 1, importReason(code, { length: text.length, most }));
}
