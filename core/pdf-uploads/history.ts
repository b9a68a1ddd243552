import type { PdfCorrection, PdfStructure } from '../contract/main/pdf-structure.ts';
import { applyCorrection } from '../law/pdf-structure/apply-correction.ts';

type Step = { correction: PdfCorrection; after: PdfStructure };

export type History = {
  structure: () => PdfStructure;
  /** Corrections that hold now, in their order. */
  corrections: () => PdfCorrection[];
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Makes all of them, or none: throws `CorrectionError` where one cannot be made. */
  make: (corrections: readonly PdfCorrection[]) => PdfStructure;
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
    make(corrections) {
      let after = structure();
      const made = corrections.map((correction): Step => {
        after = applyCorrection(after, correction);
        return { correction, after };
      });
      if (made.length > 0) steps = [...steps.slice(0, at), ...made];
      at += made.length;
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
