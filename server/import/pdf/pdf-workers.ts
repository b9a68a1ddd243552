import type { PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { createProcessPool, type ProcessPoolOptions } from '../../lib/process-pool.ts';
import { WorkerLost } from '../../lib/worker-pool.ts';
import type { StoredSegment } from '../../search/index/store-segment.ts';
import type { ImportedText } from '../regulation.ts';
import type { PdfDone, PdfJob, PdfOutcome, PdfReply, PreparedPdf } from './pdf-worker.ts';
import type { PdfMetadata, RegulationOfPdf } from './to-regulation.ts';

export type PdfWorkers = {
  /** The structure of a PDF, or why there is none; a file that takes too much is refused too. */
  recognise: (
    bytes: Uint8Array,
    options?: { password?: string; signal?: AbortSignal },
  ) => Promise<MeasuredOutcome>;
  /** A copy to be read in pages; undefined if the original is to be read, whatever the reason. */
  prepare: (bytes: Uint8Array) => Promise<Uint8Array | undefined>;
  /** The text of a corrected structure, and where its paragraphs stand. */
  textOf: (structure: PdfStructure, metadata: PdfMetadata) => Promise<RegulationOfPdf>;
  /** The index of a text for the search. */
  segmentOf: (text: ImportedText) => Promise<StoredSegment>;
  close: () => Promise<void>;
};
/** `memory`: megabytes that its process took at most; unknown where it was lost. */
export type MeasuredOutcome = PdfOutcome & { memory?: number };

/** For one file: megabytes, with the file itself; seconds. */
const memory = 1024;
const timeoutSeconds = 60;
/** Megabytes of a file that is opened. */
const largest = 200;
/** Megabytes of a structure: some ten times those of the longest regulations. */
const maxResult = 128;
/** Lower priority than readers and searches. */
const nice = 10;

/** A process that recognises the structure of PDFs, with limits of memory and time (decision 0057). */
export function createPdfWorkers(
  options: Partial<
    Pick<ProcessPoolOptions, 'memory' | 'timeoutSeconds' | 'deadline' | 'script' | 'size'>
  > = {},
): PdfWorkers {
  const limits = { memory, timeoutSeconds, ...options };
  const pool = createProcessPool<PdfJob, PdfDone>({
    script: new URL('./pdf-worker.ts', import.meta.url),
    size: 1,
    nice,
    maxResult,
    ...limits,
  });
  return {
    recognise: async (bytes, { password, signal } = {}) => {
      if (bytes.length > largest * 1024 * 1024)
        return refused('tooLarge', `the file is larger than ${largest} MB`);
      try {
        return (await pool.run({ work: 'recognise', bytes, password }, signal)) as PdfReply;
      } catch (error) {
        if (signal?.aborted || (error instanceof WorkerLost && error.reason === 'closed')) throw error;
        return lost(error, limits);
      }
    },
    prepare: async (bytes) => {
      if (bytes.length > largest * 1024 * 1024) return undefined;
      try {
        return ((await pool.run({ work: 'prepare', bytes })) as PreparedPdf).copy;
      } catch (error) {
        if (error instanceof WorkerLost && error.reason === 'closed') throw error;
        // A copy is for speed only.
        return undefined;
      }
    },
    textOf: async (structure, metadata) =>
      (await pool.run({ work: 'text', structure, metadata })) as RegulationOfPdf,
    segmentOf: async (text) => (await pool.run({ work: 'segment', text })) as StoredSegment,
    close: pool.close,
  };
}

const refused = (
  reason: Extract<PdfOutcome, { outcome: 'refused' }>['reason'],
  message: string,
): PdfOutcome => ({
  outcome: 'refused',
  reason,
  message,
});

function lost(error: unknown, limits: { memory: number; timeoutSeconds: number }): PdfOutcome {
  if (error instanceof WorkerLost && error.reason === 'time')
    return refused('tooMuchTime', `reading the file takes longer than ${limits.timeoutSeconds} seconds`);
  if (error instanceof WorkerLost && error.reason === 'memory')
    return refused('tooMuchMemory', `reading the file takes too much: ${error.message}`);
  const reason = error instanceof Error ? error.message : String(error);
  return refused('failed', `the file cannot be read: ${reason}`);
}
