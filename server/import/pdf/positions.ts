import type { PdfBox } from '#core/contract/main/pdf-structure.ts';
import type { Position } from '../typeset/boxes.ts';

export type Positions = { add: (path: string, boxes: readonly PdfBox[]) => void; all: () => Position[] };

/** Collects where paragraphs stand: one area for each page or column, in the form of typeset pages. */
export function createPositions(): Positions {
  const byPath = new Map<string, PdfBox[]>();
  return {
    add: (path, boxes) => {
      const known = byPath.get(path) ?? [];
      byPath.set(path, known);
      for (const box of boxes) {
        const last = known.at(-1);
        // The next column begins above the end of the one before.
        const isBelow = last?.page === box.page && box.top > last.top - 3;
        if (last === undefined || !isBelow) known.push({ ...box });
        else {
          last.top = Math.min(last.top, box.top);
          last.bottom = Math.max(last.bottom, box.bottom);
          last.left = Math.min(last.left, box.left);
          last.right = Math.max(last.right, box.right);
        }
      }
    },
    all: () => [...byPath].map(([path, boxes]) => ({ path, boxes })),
  };
}
