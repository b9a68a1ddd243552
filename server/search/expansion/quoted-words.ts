import type { Vocabulary } from '../index/vocabulary.ts';

/** So many times rarer than in its own language, a word is only quoted. */
const ratio = 10;

/** Which share of a language's words these are. */
export function shareOf(
  words: readonly string[],
  { frequencies, occurrences }: Pick<Vocabulary, 'frequencies' | 'occurrences'>,
): number {
  const found = words.reduce((sum, word) => sum + (frequencies.get(word) ?? 0), 0);
  return found / Math.max(1, occurrences());
}

/** A word that stands in the texts of a language and belongs to another: "fonds propres" in a German one. */
export function isQuoted(shareHere: number, shareAtHome: number): boolean {
  return shareHere * ratio < shareAtHome;
}
