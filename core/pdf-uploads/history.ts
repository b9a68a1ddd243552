import type { PdfCorrection, PdfStructure } from '../contract/main/pdf-structure.ts';
import { applyCorrection } from '../law/pdf-structure/apply-correction.ts';

type Step = { correction: PdfCorrection; after: PdfStructure };

export type History = {
  structure: () => PdfStructure;
  /** Corrections that hold now, in their order. */
  corrections: () => PdfCorrection[];
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Throws `CorrectionError` where it cannot be made. */
  make: (correction: PdfCorrection) => PdfStructure;
  undo: () => void;
  redo: () => void;
};

/** Corrections that are made one after the other, taken back and made again. */
export function createHistory(first: PdfStructure): History {
  let steps: readonly Step[] = [];
  let at = 0;
  const structure = () => steps[at - 1]?.after ?? first;
  return {
    structure,
    corrections: () => steps.slice(0, at).map(({ correction }) => correction),
    canUndo: () => at > 0,
    canRedo: () => at < steps.length,
    make(correction) {
      const after = applyCorrection(structure(), correction);
      steps = [...steps.slice(0, at), { correction, after }];
      at += 1;
      return after;
    },
    undo() {
      at = Math.max(0, at - 1);
    },
    redo() {
      at = Math.min(steps.length, at + 1);
    },
  };
}

/** How many corrections two lists have in common from the beginning on. */
export function sharedLength(one: readonly PdfCorrection[], other: readonly PdfCorrection[]): number {
  const differs = one.findIndex((correction, index) => correction !== other[index]);
  return differs < 0 ? one.length : differs;
}
