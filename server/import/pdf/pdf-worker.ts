import type { PdfRefusal, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { reasonOf } from './open-pdf.ts';
import { recognise } from './recognise.ts';
import { PdfRefused } from './refused.ts';

/* Runs in a process of its own (pdf-workers.ts): whatever a file does here, it does to that process alone. */

export type PdfJob = { bytes: Uint8Array; password: string | undefined };
/** What became of a file. */
export type PdfOutcome =
  | { outcome: 'recognised'; structure: PdfStructure }
  | { outcome: 'refused'; reason: PdfRefusal; message: string };
/** Megabytes that the process took at most. */
export type PdfReply = PdfOutcome & { memory: number };

export async function run({ bytes, password }: PdfJob): Promise<PdfReply> {
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
