import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PdfCorrection, PdfElement } from '#core/contract/main/pdf-structure.ts';
import type { Correcting, Corrector } from '#core/pdf-uploads/correcting.ts';
import { pageOfUnit, unitsOn } from '#core/pdf-uploads/unit-places.ts';

export type Editing = {
  state: Correcting;
  /** The page on screen, from 1. */
  page: number;
  turnTo: (page: number) => void;
  /** The chosen unit, if it is still there. */
  unit: PdfElement | undefined;
  choose: (unit: PdfElement | undefined) => void;
  correct: (correction: PdfCorrection | undefined) => void;
  /** Corrects the words of the chosen unit: all of the corrections are made, or none. */
  correctWords: (corrections: readonly PdfCorrection[]) => void;
};

/** What is on screen of a structure, and which unit of it is chosen; a correction keeps the choice on what it made. */
export function useEditing(corrector: Corrector): Editing {
  const state = useStore(corrector.$state);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const { elements, pages } = state.structure;
  const unit = elements.find(({ id }) => id === chosen);
  const choose = (next: PdfElement | undefined) => {
    setChosen(next?.id);
    if (next && !next.boxes.some((box) => box.page === page)) setPage(pageOfUnit(next));
  };
  return {
    state,
    page,
    unit,
    choose,
    turnTo(next) {
      const to = Math.min(Math.max(1, next), pages.length);
      setPage(to);
      setChosen(unitsOn(state.structure, to)[0]?.id);
    },
    correctWords(corrections) {
      if (corrections.length > 0) corrector.correctAll(corrections);
    },
    correct(correction) {
      const after = correction && corrector.correct(correction);
      if (after === undefined) return;
      const known = new Set(elements.map(({ id }) => id));
      const added = after.elements.find(({ id }) => !known.has(id));
      const at = elements.findIndex(({ id }) => id === correction?.element);
      const same = after.elements.find(({ id }) => id === correction?.element);
      const before = after.elements[Math.max(0, at - 1)];
      choose(correction?.do === 'split' ? (added ?? same) : (same ?? before));
    },
  };
}
