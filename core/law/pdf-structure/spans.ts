import type { PdfSpan } from '../../contract/main/pdf-structure.ts';

/** A place between two characters of a line. */
export type PdfPlace = { page: number; line: number; at: number };

/** Compares two places in the order of reading. */
export const comparePlaces = (a: PdfPlace, b: PdfPlace): number =>
  a.page - b.page || a.line - b.line || a.at - b.at;

export const startOf = ({ page, line, from }: PdfSpan): PdfPlace => ({ page, line, at: from });

/** Parts spans at a place; undefined if the place is not within them, or leaves one part empty. */
export function divideSpans(
  spans: readonly PdfSpan[],
  place: PdfPlace,
): { before: PdfSpan[]; after: PdfSpan[] } | undefined {
  const before: PdfSpan[] = [];
  const after: PdfSpan[] = [];
  for (const span of spans) {
    const isLine = span.page === place.page && span.line === place.line;
    if (isLine && place.at > span.from && place.at < span.to) {
      before.push({ ...span, to: place.at });
      after.push({ ...span, from: place.at });
    } else if (comparePlaces(startOf(span), place) < 0) before.push(span);
    else after.push(span);
  }
  return before.length > 0 && after.length > 0 ? { before, after } : undefined;
}

/** Joins spans, and those that are neighbours on one line to one. */
export function joinSpans(spans: readonly PdfSpan[]): PdfSpan[] {
  const joined: PdfSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.page === span.page && last.line === span.line && last.to === span.from)
      joined[joined.length - 1] = { ...last, to: span.to };
    else joined.push(span);
  }
  return joined;
}

export const lengthOfSpans = (spans: readonly PdfSpan[]): number =>
  spans.reduce((length, { from, to }) => length + to - from, 0);
