/**
 * "a.", "b)", "2.", "bis." at the beginning of a part of a sentence. Two in a row are an abbreviation ("z. B."), and behind
 * a word they count only where it ends a part ("; b. …", ": 1. …").
 */
const label =
  /(?<=^\s*|[;:,.]\s+|\s(?:und|oder|et|ou|e|o|and|or)\s+)(?:\p{L}|\p{Nd}{1,2})(?:bis|ter|quater)?[.)](?!\s*\p{L}[.)])(?=\s)/gu;
const abbreviation = /(?:^|\s)\p{L}\.\s*$/u;

/** A passage without the labels of its letters and numbers, which are not words of the text. */
export function withoutLabels(text: string): string {
  return text.replaceAll(label, (match, at: number) => (abbreviation.test(text.slice(0, at)) ? match : ''));
}
