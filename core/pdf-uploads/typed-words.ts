import type { PdfCorrection, PdfElement, PdfRun, PdfStructure } from '../contract/main/pdf-structure.ts';
import { placeInWords, printedWords } from './unit-places.ts';

/**
 * The corrections by which the printed words of a unit become what was typed, the last line first, so that each counts its
 * characters as they stand. Undefined if there are more or fewer lines: each line of the print stays one.
 */
export function correctionsOfWords(
  structure: PdfStructure,
  unit: PdfElement,
  typed: string,
): PdfCorrection[] | undefined {
  const [before, after] = [printedWords(structure, unit).split('\n'), typed.split('\n')];
  if (before.length !== after.length || unit.spans.length !== before.length) return undefined;
  return unit.spans
    .flatMap(({ page, line, from }, at): PdfCorrection[] => {
      const [old = '', words = ''] = [before[at], after[at]];
      if (old === words) return [];
      const { begin, end } = difference(old, words);
      const replaced = { from: from + begin, to: from + old.length - end };
      const given = words.slice(begin, words.length - end);
      return [{ do: 'setWords', element: unit.id, page, line, ...replaced, words: given }];
    })
    .toReversed();
}

/** How many characters two texts have in common at their beginning and, after that, at their end. */
function difference(one: string, other: string): { begin: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < shorter && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  // A character of two units is never divided.
  while (begin > 0 && !(one.slice(0, begin).isWellFormed() && other.slice(0, begin).isWellFormed()))
    begin -= 1;
  while (end > 0 && !(one.slice(-end).isWellFormed() && other.slice(-end).isWellFormed())) end -= 1;
  return { begin, end };
}

/** Raises or lowers the chosen characters of a unit; undefined if none of one line are chosen. */
export function correctionOfScript(
  unit: PdfElement,
  chosen: { from: number; to: number },
  script: PdfRun['script'],
): PdfCorrection | undefined {
  const [first, last] = [placeInWords(unit, chosen.from), placeInWords(unit, chosen.to)];
  if (!first || !last || first.page !== last.page || first.line !== last.line || first.at >= last.at)
    return undefined;
  const { page, line, at: from } = first;
  return {
    do: 'setScript',
    element: unit.id,
    page,
    line,
    from,
    to: last.at,
    ...(script === undefined ? {} : { script }),
  };
}
