import { readFileSync, statSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readAkn } from './akn/read-akn.ts';
import { ImportError } from './import-error.ts';
import { createTypesetter, type Typeset, type Typesetter } from './typeset/typeset.ts';
import { typesetInput } from './typeset/typeset-input.ts';
import type { Failure, ImportedPages, Job, Reply } from './worker-pool.ts';

/*
 * One thread of the worker pool: a job in, its pages or the reason of its failure out.
 */
const port = parentPort;
if (!port) throw new Error('worker.ts runs in a worker thread only');

const keep = <T>(make: () => T): (() => T) => {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};
/** Made at the first text that is set: reading alone needs no fonts. */
const typesetter = keep((): Typesetter => createTypesetter());

const seconds = (since: number): number => Math.round(performance.now() - since) / 1000;

/** A pipe would never end, and a huge file would take the memory of all: looked at before it is opened. */
const readBytes = (file: string, largest: number): Uint8Array => {
  const found = statSync(file);
  if (!found.isFile()) throw new ImportError(file, 0, 'this is no regular file');
  if (found.size > largest * 1024 * 1024)
    throw new ImportError(file, 0, `the file is larger than ${largest} MB (REGESTA_IMPORT_MAX_MB)`);
  return readFileSync(file);
};

const importFile = (file: string, withPages: boolean, largest: number): ImportedPages => {
  const start = performance.now();
  const text = readAkn(readBytes(file, largest), file);
  const read = seconds(start);
  const set = performance.now();
  const pages = withPages ? typesetter().typeset(typesetInput(text)) : undefined;
  return { text, pages, seconds: { read, typeset: withPages ? seconds(set) : 0 } };
};

const work = (job: Job): Typeset | ImportedPages =>
  job.work === 'typeset' ? typesetter().typeset(job.text) : importFile(job.file, job.typeset, job.largest);

const failure = (error: unknown): Failure => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ImportError)) return { message };
  return { message, at: { file: error.file, line: error.line, reason: error.reason } };
};

const answer = (job: Job): { reply: Reply; pdf: Uint8Array | undefined } => {
  try {
    const done = work(job);
    return { reply: { done }, pdf: 'pdf' in done ? done.pdf : done.pages?.pdf };
  } catch (error) {
    return { reply: { failed: failure(error) }, pdf: undefined };
  }
};

port.on('message', (job: Job) => {
  const { reply, pdf } = answer(job);
  // The bytes move, they are not copied.
  port.postMessage(reply, pdf ? [pdf.buffer as ArrayBuffer] : []);
});
