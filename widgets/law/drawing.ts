import { createElement, Fragment, type ReactNode } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { LawPiece } from '#core/regulations/typography.ts';

/** What drawing needs besides the text itself. */
export type Drawing = {
  /** Name of a place for assistive technology: "Art. 37b Abs. 2". */
  nameOf: (path: string) => string;
  /** The page of the PDF that begins at a path. */
  marks: ReadonlyMap<string, number> | undefined;
  /** A text that is displayed without its notes. */
  withoutNotes?: boolean;
  /** Address of the target of a reference or term. The view handles clicks. */
  hrefTo?: ((target: string) => string) | undefined;
  /** The phrase for a repealed unit, with the date. */
  repealedSince: (unit: Unit) => string;
  labels: {
    note: (number: number) => string;
    notes: string;
    page: (page: number) => string;
    pageShort: (page: number) => string;
    image: string;
    table: string;
  };
};

/** Pieces of text as elements. */
export function drawPieces(pieces: readonly LawPiece[]): ReactNode {
  return inOrder(
    pieces.map((piece) => (typeof piece === 'string' ? piece : createElement(piece.style, null, piece.text))),
  );
}

/** Children with their position as key: the order of parts in a text never changes. */
export function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
