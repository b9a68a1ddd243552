import type { ReactNode } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { LawPiece } from '#core/regulations/typography.ts';

type Value = string | number | true | Readonly<Record<string, string>> | undefined;
/** What an element has besides its children, by the names that React gives it. */
export type Attributes = Readonly<Record<string, Value>>;

/**
 * Makes the elements of law text, so that one set of rules draws it in views (`reactPen`) and, before React is there, in
 * the shell (`domPen`). Without a tag the children stand by themselves.
 */
export type Pen<N> = (tag: string | undefined, attributes: Attributes | null, ...children: Drawn<N>[]) => N;
export type Drawn<N> = N | string | number | null;

/** What drawing needs besides the text itself. */
export type Drawing<N = ReactNode> = {
  pen: Pen<N>;
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
export const penPieces = <N>(pieces: readonly LawPiece[], pen: Pen<N>): N =>
  penInOrder(
    pieces.map((piece) => (typeof piece === 'string' ? piece : pen(piece.style, null, piece.text))),
    pen,
  );

/** What stands one after the other; the order of parts in a text never changes. */
export const penInOrder = <N>(nodes: readonly Drawn<N>[], pen: Pen<N>): N => pen(undefined, null, ...nodes);
