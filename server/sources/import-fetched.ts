import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '#core/contract/main/categories.ts';
import type { MainDb } from '../data/open-main.ts';
import { type FileReport, type ImportedFile, runImport, type Workers } from '../import/command-run.ts';
import { ImportError } from '../import/import-error.ts';
import { recognise, type SourceKind } from '../import/source/recognise.ts';
import { withTemporaryFolder } from '../lib/temporary-folder.ts';

export type ImportContext = {
  db: MainDb;
  workers: Workers;
  /** What the source publishes. */
  formats: readonly SourceKind[];
  /** The key of the act that was fetched. */
  act: string;
  /** Where the documents belong; without it they keep their category, and new ones are base law. */
  category: Category | undefined;
  signal: AbortSignal;
};

/** `isOfFile`: the file itself is wrong, so that it need not be tried again. */
export type FetchedRefusal = { ok: false; reason: string; isOfFile: boolean };

const kindNames: Readonly<Record<SourceKind, string>> = {
  akn: 'Akoma Ntoso',
  page: 'XHTML',
  formex: 'Formex',
  zip: 'a ZIP file',
  pdf: 'PDF',
  xml: 'another XML file',
  empty: 'empty',
  unknown: 'in a format that nobody knows',
};

/**
 * Imports the bytes of one file by the import that commands use: a text is stored whole or not at all. Names and types that
 * servers give are not believed: a page that says that something is missing is a page too.
 */
export async function importFetched(
  bytes: Uint8Array,
  { formats, ...context }: ImportContext,
): Promise<ImportedFile | FetchedRefusal> {
  const kind = kindOf(bytes);
  if (typeof kind !== 'string') return kind;
  if (!formats.includes(kind))
    return { ok: false, reason: `is ${kindNames[kind]} and not ${namesOf(formats)}`, isOfFile: true };
  return withTemporaryFolder('fetch', async (folder) => {
    const path = join(folder, kind === 'zip' ? 'fetched.zip' : 'fetched.xml');
    await writeFile(path, bytes, { mode: 0o600 });
    return importFile(path, context);
  });
}

function kindOf(bytes: Uint8Array): SourceKind | FetchedRefusal {
  try {
    return recognise(bytes, 'the file').kind;
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, reason: error.reason, isOfFile: true };
    throw error;
  }
}

const namesOf = (formats: readonly SourceKind[]) => formats.map((one) => kindNames[one]).join(' or ');

async function importFile(
  path: string,
  { db, workers, ...request }: Omit<ImportContext, 'formats'>,
): Promise<ImportedFile | FetchedRefusal> {
  const reports: FileReport[] = [];
  await runImport({ paths: [path], ...request }, { db, workers }, (report) => reports.push(report));
  request.signal.throwIfAborted();
  // A ZIP file may have more than the act.
  const result = reports.find(({ ok }) => ok) ?? reports[0];
  if (result === undefined) throw new Error('the import reported nothing');
  if (result.ok) return result;
  const { line, reason, isOfFile } = result;
  return { ok: false, reason: line > 0 ? `line ${line}: ${reason}` : reason, isOfFile };
}
