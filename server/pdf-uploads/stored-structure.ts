import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PdfCorrection, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { applyCorrection } from '#core/law/pdf-structure/apply-correction.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A structure as it is stored: as JSON it would take a megabyte for a hundred pages. */
export const packStructure = async (structure: PdfStructure): Promise<Uint8Array> =>
  pack(JSON.stringify(structure), { level: 6 });

export const unpackStructure = async (packed: Uint8Array): Promise<PdfStructure> =>
  JSON.parse((await unpack(packed)).toString('utf8')) as PdfStructure;

/** Corrections that are made before other calls get their turn: each takes some milliseconds in a long text. */
const atOnce = 5;

/** A structure after corrections, in their order. Throws `CorrectionError` for one that cannot be made. */
export async function correctedStructure(
  structure: PdfStructure,
  corrections: readonly PdfCorrection[],
): Promise<PdfStructure> {
  let current = structure;
  for (const [at, correction] of corrections.entries()) {
    if (at % atOnce === atOnce - 1) await pause();
    current = applyCorrection(current, correction);
  }
  return current;
}
