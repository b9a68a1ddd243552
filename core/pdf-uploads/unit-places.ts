import type { PdfCorrection, PdfElement, PdfLine, PdfStructure } from '../contract/main/pdf-structure.ts';
import { indexWithTextBefore } from '../law/pdf-structure/apply-correction.ts';

/** A place between two characters of a line. */
export type UnitPlace = { page: number; line: number; at: number };

const wordsOf = (line: PdfLine | undefined): string => line?.runs.map(({ text }) => text).join('') ?? '';

/** The words of a unit as they are printed, a line below the other. */
export const printedWords = ({ pages }: PdfStructure, { spans }: PdfElement): string =>
  spans.map(({ page, line, from, to }) => wordsOf(pages[page - 1]?.lines[line]).slice(from, to)).join('\n');

/** The place in a unit behind so many characters of its printed words. */
export function placeInWords({ spans }: PdfElement, offset: number): UnitPlace | undefined {
  let left = offset;
  for (const { page, line, from, to } of spans) {
    if (left <= to - from) return { page, line, at: from + left };
    // The end of a line counts as one character.
    left -= to - from + 1;
  }
  return undefined;
}

/** The units that have something on a page, in the order of reading. */
export const unitsOn = ({ elements }: PdfStructure, page: number): PdfElement[] =>
  elements.filter(({ boxes }) => boxes.some((box) => box.page === page));

/** The page on which a unit begins. */
export const pageOfUnit = ({ boxes }: PdfElement): number => boxes[0]?.page ?? 1;

/** The line of a page that is nearest to a point, in points. */
export function lineNear(
  { pages }: PdfStructure,
  page: number,
  { x, y }: { x: number; y: number },
): { line: number; top: number; bottom: number } | undefined {
  const distance = ({ top, bottom, runs }: PdfLine): number => {
    const left = Math.min(...runs.map((run) => run.left));
    const right = Math.max(...runs.map((run) => run.right));
    const beside = Math.max(left - x, 0, x - right);
    // Within a column lines are told apart by their height.
    return Math.abs((top + bottom) / 2 - y) * 4 + beside;
  };
  const lines = (pages[page - 1]?.lines ?? []).flatMap((line, index) =>
    line.runs.length === 0 ? [] : [{ line: index, top: line.top, bottom: line.bottom, far: distance(line) }],
  );
  const nearest = lines.reduce<(typeof lines)[number] | undefined>(
    (best, line) => (best === undefined || line.far < best.far ? line : best),
    undefined,
  );
  return nearest && { line: nearest.line, top: nearest.top, bottom: nearest.bottom };
}

/** Has a unit begin a line earlier, in what stands before it, or a line later; undefined where there is none. */
export function moveByLine(
  { elements }: PdfStructure,
  element: PdfElement,
  by: 'up' | 'down',
): PdfCorrection | undefined {
  const at = elements.indexOf(element);
  const before = elements[indexWithTextBefore(elements, at)];
  const span = by === 'up' ? before?.spans.at(-1) : element.spans[1];
  if (span === undefined) return undefined;
  const { page, line, from } = span;
  return { do: 'moveBoundary', element: element.id, page, line, at: from };
}
