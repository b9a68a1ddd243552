import type { KnownWords } from '../index/vocabulary.ts';

/** A word counts as quoted only if it is this many times rarer than in its own language. */
const ratio = 10;

/** The share of these words among all words of a language. */
export function shareOf(
  words: readonly string[],
  { frequencies, occurrences }: Pick<KnownWords, 'frequencies' | 'occurrences'>,
): number {
  const count = words.reduce((sum, word) => sum + (frequencies.get(word) ?? 0), 0);
  return count / Math.max(1, occurrences());
}

/** Whether a word in the texts of a language belongs to another: "fonds propres" in a German text. */
export function isQuoted(shareHere: number, shareAtHome: number): boolean {
  return shareHere * ratio < shareAtHome;
}
