import type { LanguageCode } from '#core/contract/languages.ts';
import { truncate } from '#core/lib/truncate.ts';
import { sentencesOf } from '../chat/sentences.ts';

/** So much of the next words is read as tells whether a point before them ends a sentence. */
const ahead = 60;
/** Signs that announce what follows, and say nothing where that is left out. */
const announcing = /[\s:;,([«„“‘–—-]+$/u;

/**
 * The beginning of a text in at most `length` letters: whole sentences where they fill half of it, otherwise whole words
 * and "…", never just behind a colon.
 */
export function newsExtract(words: string, length: number, language: LanguageCode): string {
  if (words.length <= length) return words;
  const start = words.slice(0, length + ahead);
  const end = sentencesOf(start, language).findLast(({ to }) => to <= length)?.to ?? 0;
  if (end >= length / 2) return words.slice(0, end);
  // With the blank after the last word that has room beside " …".
  const whole = words.slice(0, length - 1).search(/\s\S*$/u);
  return whole > 0 ? `${words.slice(0, whole).replace(announcing, '')} …` : truncate(words, length);
}
