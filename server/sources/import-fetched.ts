import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '#core/contract/main/categories.ts';
import type { MainDb } from '../data/open-main.ts';
import { type FileReport, type ImportedFile, runImport, type Workers } from '../import/command-run.ts';
import { type FetchedFormat, formatNames, formatOf, importable } from './fetched-format.ts';

export type ImportContext = {
  db: MainDb;
  workers: Workers;
  /** What the source publishes. */
  formats: readonly FetchedFormat[];
  /** Where the documents belong; without it they keep their category, and new ones are base law. */
  category: Category | undefined;
  signal: AbortSignal;
};

/**
 * Imports the bytes of one file by the import that commands use: a text is stored whole or not at all. What no reader
 * takes is refused with what it is.
 */
export async function importFetched(
  bytes: Uint8Array,
  { formats, ...context }: ImportContext,
): Promise<ImportedFile | { ok: false; reason: string }> {
  const format = formatOf(bytes);
  if (!formats.includes(format))
    return { ok: false, reason: `is ${formatNames[format]} and not ${namesOf(formats)}` };
  if (!importable.includes(format))
    return {
      ok: false,
      reason: `is ${formatNames[format]}, which this version of Regesta does not read (${namesOf(importable)})`,
    };
  const folder = mkdtempSync(join(tmpdir(), 'regesta-fetch-'));
  try {
    const path = join(folder, 'fetched.xml');
    writeFileSync(path, bytes, { mode: 0o600 });
    return await importFile(path, context);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const namesOf = (formats: readonly FetchedFormat[]) => formats.map((one) => formatNames[one]).join(' or ');

async function importFile(
  path: string,
  { db, workers, category, signal }: Omit<ImportContext, 'formats'>,
): Promise<ImportedFile | { ok: false; reason: string }> {
  let result: FileReport | undefined;
  await runImport({ paths: [path], category, signal }, { db, workers }, (report) => {
    result = report;
  });
  signal.throwIfAborted();
  if (result === undefined) throw new Error('the import reported nothing');
  if (result.ok) return result;
  const { line, reason } = result;
  return { ok: false, reason: line > 0 ? `line ${line}: ${reason}` : reason };
}
