import { availableParallelism } from 'node:os';
import { type RowProblem, type TableFormat, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import type { Settings } from '../config/settings.ts';
import { createProcessPool, type ProcessPoolOptions } from '../lib/process-pool.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import type { StoredSegment } from '../search/index/store-segment.ts';
import { ImportError } from './import-error.ts';
import type { ImportReason } from './import-reasons.ts';
import type { ImportedText } from './regulation.ts';
import type { RowTable } from './rows/row-table.ts';
import type { Typeset, TypesetInput } from './typeset/typeset.ts';

/** `prepare` makes what is stored with a text: its pages and its segment of the search index. */
export type ImportJob =
  | { work: 'typeset'; text: TypesetInput }
  | { work: 'prepare'; text: ImportedText }
  | { work: 'list'; file: string; largest: number }
  | { work: 'table'; file: string; entry?: string | undefined; format: TableFormat; largest: number }
  | { work: 'read'; file: string; entry?: string | undefined; typeset: boolean; largest: number };
/** A file that a worker has read and typeset; `read` contains the comparison with the source. */
export type ImportedPages = {
  text: ImportedText;
  pages: Typeset | undefined;
  seconds: { read: number; typeset: number };
};
/** A file that belongs to an act over several files, which is read with its manifest. */
export type PartOfAct = { partOf: string };
export type PreparedText = { printed: Typeset; segment: StoredSegment };
/** A table that was read, or why a file has none. */
export type TableReading = { table: RowTable } | { problem: RowProblem };
export type ImportDone = Typeset | ImportedPages | PartOfAct | PreparedText | TableReading | string[];
export type ImportFailure = { message: string; at?: { file: string; line: number; why: ImportReason } };
export type ImportReply = { done: ImportDone } | { failed: ImportFailure };

/** `entry`: one of the files in a ZIP file. */
type ReadOptions = { typeset?: boolean; entry?: string | undefined };

export type ImportWorkers = {
  typeset: (text: TypesetInput) => Promise<Typeset>;
  /** `spent`: seconds that reading the file took; what is left of the time of a file is for this. */
  prepare: (text: ImportedText, spent?: number) => Promise<PreparedText>;
  /** Reads a file and compares the result with the source; typesets it too unless `typeset: false`. */
  importFile: (file: string, options?: ReadOptions) => Promise<ImportedPages | PartOfAct>;
  /** Reads the table of a file, as it is named. */
  readTable: (file: string, entry?: string) => Promise<TableReading>;
  /** The names of the files in a ZIP file. */
  filesIn: (file: string) => Promise<string[]>;
  /** Ends the workers; running and waiting jobs are rejected. */
  close: () => Promise<void>;
};

export type ImportWorkersOptions = Partial<
  Pick<ProcessPoolOptions, 'size' | 'memory' | 'timeoutSeconds' | 'deadline' | 'script'>
> & {
  /** Largest file that is read, in megabytes. */
  largest?: number;
};

/** What the operator set for imports. */
export function importLimits(settings: Settings): ImportWorkersOptions {
  const { importMaxMb: largest, importMemoryMb: memory, importSeconds: timeoutSeconds } = settings;
  return { largest, memory, timeoutSeconds };
}

/** Lower priority than readers and searches. */
const nice = 10;

/** Limits of one file, where the operator sets none: megabytes, seconds. */
const usualMemory = 1024;
const usualSeconds = 120;

/**
 * Processes that read and typeset, each with limits of memory and time. One that is lost fails its own file only,
 * and the memory that a file took goes with its process.
 */
export function createImportWorkers({ largest = 64, ...options }: ImportWorkersOptions = {}): ImportWorkers {
  const limits = {
    memory: options.memory ?? usualMemory,
    seconds: options.timeoutSeconds ?? usualSeconds,
  };
  const pool = createProcessPool<ImportJob, ImportReply>({
    script: options.script ?? new URL('./import-worker.ts', import.meta.url),
    size: options.size ?? Math.min(2, availableParallelism()),
    memory: limits.memory,
    ...(options.deadline === undefined ? {} : { deadline: options.deadline }),
    nice,
  });
  const run = async (job: ImportJob, spent = 0): Promise<ImportDone> => {
    const left = Math.max(1, limits.seconds - spent);
    const reply = await pool.run(job, undefined, left).catch((error: unknown) => {
      if (error instanceof WorkerLost) throw explained(error, job.work, limits);
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
    prepare: async (text, spent) => (await run({ work: 'prepare', text }, spent)) as PreparedText,
    importFile: async (file, { typeset = true, entry } = {}) =>
      (await run({ work: 'read', file, entry, typeset, largest })) as ImportedPages | PartOfAct,
    readTable: async (file, entry) => {
      const format = tableFormatOf(entry ?? file);
      if (format === undefined) throw new RangeError(`${entry ?? file} is not named as a table`);
      return (await run({ work: 'table', file, entry, format, largest })) as TableReading;
    },
    filesIn: async (file) => (await run({ work: 'list', file, largest })) as string[],
    close: pool.close,
  };
}

/** Says of a limit which one it is, at what work, and what can be done. */
function explained(
  lost: WorkerLost,
  work: ImportJob['work'],
  { memory, seconds }: { memory: number; seconds: number },
): WorkerLost {
  const doing = work === 'typeset' || work === 'prepare' ? 'typesetting' : 'reading';
  const advice = 'nothing of it was stored. Divide the file, or raise';
  if (lost.reason === 'memory')
    return new WorkerLost(
      `${doing}: ${lost.message}; ${advice} REGESTA_IMPORT_MEMORY_MB (${memory} now)`,
      'memory',
    );
  if (lost.reason === 'time')
    return new WorkerLost(
      `${doing}: the file takes longer than ${seconds} seconds; ${advice} REGESTA_IMPORT_SECONDS`,
      'time',
    );
  return lost;
}

const errorOf = ({ message, at }: ImportFailure): Error =>
  at ? new ImportError(at.file, at.line, at.why) : new Error(message);
