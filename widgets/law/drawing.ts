import { createElement, Fragment, type ReactNode } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { LawPiece } from '#core/regulations/typography.ts';

/** What drawing law text needs to know besides the text. */
export type Drawing = {
  typeset: (text: string) => LawPiece[];
  /** Name of a place for assistive technology: "Art. 37b Abs. 2". */
  nameOf: (path: string) => string;
  /** Path → page of the PDF that begins there. */
  marks: ReadonlyMap<string, number> | undefined;
  /** Address of what a reference or a defined term leads to; the click is the view's. */
  hrefTo?: ((target: string) => string) | undefined;
  /** What happened to a repealed unit and when. */
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

/** Children by position: what is drawn from a text never changes its order. */
export function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
