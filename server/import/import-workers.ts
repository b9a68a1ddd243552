import { availableParallelism } from 'node:os';
import { createWorkerPool, WorkerLost, type WorkerPoolOptions } from '../lib/worker-pool.ts';
import type { StoredSegment } from '../search/index/store-segment.ts';
import { ImportError } from './import-error.ts';
import type { ImportedText } from './regulation.ts';
import type { Typeset, TypesetInput } from './typeset/typeset.ts';

/** `prepare` makes what is stored with a text: its pages and its segment of the search index. */
export type ImportJob =
  | { work: 'typeset'; text: TypesetInput }
  | { work: 'prepare'; text: ImportedText }
  | { work: 'read'; file: string; typeset: boolean; largest: number };
/** A file that a worker has read and typeset; `read` contains the comparison with the source. */
export type ImportedPages = {
  text: ImportedText;
  pages: Typeset | undefined;
  seconds: { read: number; typeset: number };
};
export type PreparedText = { printed: Typeset; segment: StoredSegment };
export type ImportDone = Typeset | ImportedPages | PreparedText;
export type ImportFailure = { message: string; at?: { file: string; line: number; reason: string } };
export type ImportReply = { done: ImportDone } | { failed: ImportFailure };

export type ImportWorkers = {
  typeset: (text: TypesetInput) => Promise<Typeset>;
  prepare: (text: ImportedText) => Promise<PreparedText>;
  /** Reads a file and compares the result with the source; typesets it too unless `typeset: false`. */
  importFile: (file: string, options?: { typeset?: boolean }) => Promise<ImportedPages>;
  /** Ends the workers; running and waiting jobs are rejected. */
  close: () => Promise<void>;
};

export type ImportWorkersOptions = Partial<
  Pick<WorkerPoolOptions, 'size' | 'memory' | 'timeoutSeconds' | 'deadline' | 'script'>
> & {
  /** Largest file that is read, in megabytes. */
  largest?: number;
};

/** Lower priority than readers and searches. */
const nice = 10;

/** Workers that read and typeset. A worker that is lost fails its own file only. */
export function createImportWorkers({ largest = 64, ...options }: ImportWorkersOptions = {}): ImportWorkers {
  const pool = createWorkerPool<ImportJob, ImportReply>({
    script: options.script ?? new URL('./import-worker.ts', import.meta.url),
    size: options.size ?? Math.min(2, availableParallelism()),
    memory: options.memory ?? 1024,
    timeoutSeconds: options.timeoutSeconds ?? 300,
    ...(options.deadline === undefined ? {} : { deadline: options.deadline }),
    nice,
  });
  const run = async (job: ImportJob): Promise<ImportDone> => {
    const reply = await pool.run(job).catch((error: unknown) => {
      if (error instanceof WorkerLost) throw error;
      // Failures of a job arrive as replies, so this is an error that the worker did not catch.
      throw new WorkerLost(
        `the worker ended: ${error instanceof Error ? error.message : String(error)}`,
        'ended',
      );
    });
    if ('failed' in reply) throw errorOf(reply.failed);
    return reply.done;
  };
  return {
    typeset: async (text) => (await run({ work: 'typeset', text })) as Typeset,
    prepare: async (text) => (await run({ work: 'prepare', text })) as PreparedText,
    importFile: async (file, { typeset = true } = {}) =>
      (await run({ work: 'read', file, typeset, largest })) as ImportedPages,
    close: pool.close,
  };
}

const errorOf = ({ message, at }: ImportFailure): Error =>
  at ? new ImportError(at.file, at.line, at.reason) : new Error(message);
