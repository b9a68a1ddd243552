import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { maxTableSize } from '#core/contract/main/loaded-rows.ts';
import { today } from '#core/lib/dates.ts';
import type { ZipContent, ZipEntry } from '../files/read-zip.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import type { ReadBeside } from './formex/read-formex.ts';
import { ImportError } from './import-error.ts';
import { importReason } from './import-reasons.ts';
import type {
  ImportDone,
  ImportedPages,
  ImportFailure,
  ImportJob,
  ImportReply,
  PartOfAct,
  TableReading,
} from './import-workers.ts';
import { NoTable, tooLarge } from './rows/row-table.ts';
import {
  filesInZip,
  readInZip,
  readOne,
  type SourceReading,
  unpackEntry,
  zipFactor,
} from './source/read-source.ts';
import { createActTypesetter, type Typesetter } from './typeset/typeset.ts';
import { typesetInput } from './typeset/typeset-input.ts';

/*
 * One process of the import workers: it receives a job and returns the result, or why the job failed.
 */

let typesetter: Typesetter | undefined;
/** Created with the first text to typeset, since reading alone needs no fonts. */
const getTypesetter = (): Typesetter => {
  typesetter ??= createActTypesetter();
  return typesetter;
};

const seconds = (since: number): number => Math.round(performance.now() - since) / 1000;

/** Checks kind and size of a file before it is opened: a pipe would never end, and a huge file would exhaust the memory. */
const checkSize = (file: string, largest: number): number => {
  const stats = statSync(file);
  if (!stats.isFile()) throw new ImportError(file, 0, importReason('NO_REGULAR_FILE'));
  if (stats.size > largest * 1024 * 1024)
    throw new ImportError(file, 0, importReason('FILE_TOO_LARGE', { most: largest }));
  return stats.size;
};

const readBytes = (file: string, largest: number): Uint8Array => {
  checkSize(file, largest);
  return readFileSync(file);
};

/** Opens a ZIP file, of which only the pieces that are needed are read. */
const withZip = <Value>(file: string, largest: number, work: (content: ZipContent) => Value): Value => {
  const size = checkSize(file, zipFactor * largest);
  const descriptor = openSync(file, 'r');
  const read = (offset: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, offset));
  };
  try {
    return work({ size, read });
  } finally {
    closeSync(descriptor);
  }
};

type InZip = { content: ZipContent; entries: ZipEntry[]; named: ZipEntry };

/** Opens one of the files in a ZIP file. */
const withEntry = <Value>(
  { file, entry, largest }: { file: string; entry: string; largest: number },
  work: (inZip: InZip) => Value,
): Value =>
  withZip(file, largest, (content) => {
    const entries = filesInZip(content, file, largest);
    const named = entries.find(({ name }) => name === entry);
    if (named === undefined) throw new ImportError(file, 0, importReason('ZIP_LACKS_FILE', { name: entry }));
    return work({ content, entries, named });
  });

const readFile = ({ file, entry, largest }: Extract<ImportJob, { work: 'read' }>): SourceReading => {
  if (entry === undefined) {
    const beside: ReadBeside = (name) => {
      const other = join(dirname(file), name);
      return statSync(other, { throwIfNoEntry: false })?.isFile() ? readBytes(other, largest) : undefined;
    };
    return readOne(readBytes(file, largest), file, beside);
  }
  return withEntry({ file, entry, largest }, ({ content, entries, named }) =>
    readInZip(content, entries, named),
  );
};

/** The bytes of a table, unless it is too large. */
const bytesOfTable = ({ file, entry, largest }: Extract<ImportJob, { work: 'table' }>): Uint8Array => {
  if (entry === undefined) {
    if (checkSize(file, largest) > maxTableSize) throw tooLarge();
    return readFileSync(file);
  }
  return withEntry({ file, entry, largest }, ({ content, named }) => {
    if (named.unpacked > maxTableSize) throw tooLarge();
    return unpackEntry(content, named);
  });
};

const readTableOf = async (job: Extract<ImportJob, { work: 'table' }>): Promise<TableReading> => {
  try {
    const bytes = bytesOfTable(job);
    // Its libraries are needed with the first table.
    const { readTable } = await import('./rows/read-table.ts');
    return { table: await readTable(job.format, bytes) };
  } catch (error) {
    if (error instanceof NoTable) return { problem: { row: error.row, column: '', ...error.why } };
    throw error;
  }
};

const importFile = (job: Extract<ImportJob, { work: 'read' }>): ImportedPages | PartOfAct => {
  const start = performance.now();
  const reading = readFile(job);
  if ('partOf' in reading) return reading;
  const { text } = reading;
  const read = seconds(start);
  const typesetStart = performance.now();
  const pages = job.typeset ? getTypesetter().typeset(typesetInput(text, today(Date.now()))) : undefined;
  return { text, pages, seconds: { read, typeset: job.typeset ? seconds(typesetStart) : 0 } };
};

const work = (job: ImportJob): ImportDone | Promise<ImportDone> => {
  if (job.work === 'table') return readTableOf(job);
  if (job.work === 'typeset') return getTypesetter().typeset(job.text);
  if (job.work === 'read') return importFile(job);
  if (job.work === 'list')
    return withZip(job.file, job.largest, (content) =>
      filesInZip(content, job.file, job.largest).map(({ name }) => name),
    );
  return {
    printed: getTypesetter().typeset(typesetInput(job.text, today(Date.now()))),
    segment: makeSegment(job.text),
  };
};

const failureOf = (error: unknown): ImportFailure => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ImportError)) return { message };
  const { file, line, reason, code, values } = error;
  return { message, at: { file, line, why: { reason, code, values } } };
};

export async function run(job: ImportJob): Promise<ImportReply> {
  try {
    return { done: await work(job) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}
