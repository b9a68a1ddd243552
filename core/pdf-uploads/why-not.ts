import type { PdfCorrection, PdfElement, PdfStructure } from '../contract/main/pdf-structure.ts';
import { applyCorrection, indexWithTextBefore } from '../law/pdf-structure/apply-correction.ts';
import { CorrectionError } from '../law/pdf-structure/correction-error.ts';

/** Why a correction cannot be made, as pages say it. */
export const whyNots = [
  'noPlace',
  'oneLine',
  'nothingBefore',
  'numberIsPicture',
  'nothingAfter',
  'nothingLeft',
] as const;
export type WhyNot = (typeof whyNots)[number];

/** Why a correction of a unit cannot be made; undefined where it can. */
export function whyNot(
  structure: PdfStructure,
  unit: PdfElement,
  correction: PdfCorrection,
): WhyNot | undefined {
  try {
    applyCorrection(structure, correction);
    return undefined;
  } catch (error) {
    if (!(error instanceof CorrectionError)) throw error;
    return reasonOf(structure, unit, correction);
  }
}

function reasonOf({ elements }: PdfStructure, unit: PdfElement, { do: what }: PdfCorrection): WhyNot {
  const before = indexWithTextBefore(elements, elements.indexOf(unit));
  if (what === 'merge') return before < 0 ? 'nothingBefore' : 'numberIsPicture';
  if (what !== 'moveBoundary') return 'noPlace';
  if (unit.spans.length === 0) return 'nothingAfter';
  return before < 0 ? 'nothingBefore' : 'nothingLeft';
}

/** The same where a unit is to begin a line earlier or later, for which there is no correction where there is no line. */
export function whyNotByLine(
  structure: PdfStructure,
  unit: PdfElement,
  by: 'up' | 'down',
  correction: PdfCorrection | undefined,
): WhyNot | undefined {
  if (correction === undefined) return by === 'up' ? 'nothingBefore' : 'oneLine';
  return whyNot(structure, unit, correction);
}
