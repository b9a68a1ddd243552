import { foldText } from '#core/lib/fold.ts';

/**
 * Different runs of three signs that the text of a file may have. Books of law have some ten thousand; what has many more
 * is a table of random signs, and would keep the index busy for minutes.
 */
export const maxRuns = 50_000;

/** The beginning of a text that has no more different runs of three signs than the index takes. */
export function searchableText(text: string, most = maxRuns): string {
  const folded = foldText(text);
  const runs = new Set<string>();
  for (let end = 3; end <= folded.length; end += 1) {
    runs.add(folded.slice(end - 3, end));
    // Folding leaves the length nearly as it is.
    if (runs.size > most) return text.slice(0, end - 1).toWellFormed();
  }
  return text;
}
