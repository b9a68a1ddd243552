import { readFileSync, statSync } from 'node:fs';
import { today } from '#core/lib/dates.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import { readAkn } from './akn/read-akn.ts';
import { ImportError } from './import-error.ts';
import type { ImportDone, ImportedPages, ImportFailure, ImportJob, ImportReply } from './import-workers.ts';
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
const readBytes = (file: string, largest: number): Uint8Array => {
  const stats = statSync(file);
  if (!stats.isFile()) throw new ImportError(file, 0, 'this is no regular file');
  if (stats.size > largest * 1024 * 1024)
    throw new ImportError(file, 0, `the file is larger than ${largest} MB (REGESTA_IMPORT_MAX_MB)`);
  return readFileSync(file);
};

const importFile = (file: string, withPages: boolean, largest: number): ImportedPages => {
  const start = performance.now();
  const text = readAkn(readBytes(file, largest), file);
  const read = seconds(start);
  const typesetStart = performance.now();
  const pages = withPages ? getTypesetter().typeset(typesetInput(text, today(Date.now()))) : undefined;
  return { text, pages, seconds: { read, typeset: withPages ? seconds(typesetStart) : 0 } };
};

const work = (job: ImportJob): ImportDone => {
  if (job.work === 'typeset') return getTypesetter().typeset(job.text);
  if (job.work === 'read') return importFile(job.file, job.typeset, job.largest);
  return {
    printed: getTypesetter().typeset(typesetInput(job.text, today(Date.now()))),
    segment: makeSegment(job.text),
  };
};

const failureOf = (error: unknown): ImportFailure => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ImportError)) return { message };
  return { message, at: { file: error.file, line: error.line, reason: error.reason } };
};

export function run(job: ImportJob): ImportReply {
  try {
    return { done: work(job) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}
