import type { PdfRefusal, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { makeSegment, type StoredSegment } from '../../search/index/store-segment.ts';
import type { ImportedText } from '../regulation.ts';
import { reasonOf } from './open-pdf.ts';
import { preparePdf } from './prepare.ts';
import { recognise } from './recognise.ts';
import { PdfRefused } from './refused.ts';
import { type PdfMetadata, type RegulationOfPdf, toRegulation } from './to-regulation.ts';

/* Runs in a process of its own (pdf-workers.ts): whatever a file does here, it does to that process alone. */

export type PdfJob =
  | { work: 'recognise'; bytes: Uint8Array; password: string | undefined }
  | { work: 'prepare'; bytes: Uint8Array }
  | { work: 'text'; structure: PdfStructure; metadata: PdfMetadata }
  | { work: 'segment'; text: ImportedText };
/** What became of a file. */
export type PdfOutcome =
  | { outcome: 'recognised'; structure: PdfStructure }
  | { outcome: 'refused'; reason: PdfRefusal; message: string };
/** Megabytes that the process took at most. */
export type PdfReply = PdfOutcome & { memory: number };
/** A copy whose first page comes with few bytes; absent where the original is to be read. */
export type PreparedPdf = { copy: Uint8Array | undefined };

/** What a job is answered with. */
export type PdfDone = PdfReply | PreparedPdf | RegulationOfPdf | StoredSegment;

// The library leaves promises of its own behind for parts of damaged files; whether the file could be read is said by the
// outcome of the job.
process.on('unhandledRejection', () => undefined);

export async function run(job: PdfJob): Promise<PdfDone> {
  if (job.work === 'text') return toRegulation(job.structure, job.metadata);
  if (job.work === 'segment') return makeSegment(job.text);
  if (job.work === 'prepare') return { copy: await preparePdf(job.bytes) };
  const { bytes, password } = job;
  return { ...(await outcomeOf(bytes, password)), memory: Math.round(process.resourceUsage().maxRSS / 1024) };
}

async function outcomeOf(bytes: Uint8Array, password: string | undefined): Promise<PdfOutcome> {
  try {
    return { outcome: 'recognised', structure: await recognise(bytes, { password }) };
  } catch (error) {
    if (error instanceof PdfRefused)
      return { outcome: 'refused', reason: error.reason, message: error.message };
    return { outcome: 'refused', reason: 'failed', message: `the file cannot be read: ${reasonOf(error)}` };
  }
}
