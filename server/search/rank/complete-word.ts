import type { LanguageCode } from '#core/contract/languages.ts';
import { fieldNumber } from '../index/fields.ts';
import { firstWordFrom, type IndexPart } from '../index/index-part.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type AllowedPart, allowedParts, textIdOf } from './candidates.ts';
import { visitPostings } from './doc-ranges.ts';
import type { RankedText } from './rank-types.ts';

/** A folded word that completes another, with a unit that has it. */
export type Completion = { word: string; textId: number; unit: string };

export type CompletionRequest = {
  /** The folded beginning of a word. */
  start: string;
  /** The texts that the words may come from. */
  texts: ReadonlyMap<number, Pick<RankedText, 'id' | 'group' | 'version' | 'order'>>;
  max: number;
};

/** Words that are looked at; the more frequent ones in all texts of the index come first. */
const maxInspected = 24;

/**
 * The words of these texts that begin so, the most frequent first, of inflections of a word the most frequent one.
 * Every word is looked up in the postings of the given texts, so that none comes from another text.
 */
export function completeWord(
  parts: readonly IndexPart[],
  language: LanguageCode,
  { start, texts, max }: CompletionRequest,
): Completion[] {
  const allowed = allowedParts(parts, texts);
  const known = new Set<string>();
  const completions: (Completion & { count: number })[] = [];
  for (const word of likeliestWords(allowed, start)) {
    if (isStopWord(word, language)) continue;
    const match = inTexts(allowed, word);
    if (match === undefined) continue;
    completions.push({ ...match, word });
  }
  return completions
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .filter(({ word }) => {
      const root = stem(word, language);
      const isNew = !known.has(root);
      known.add(root);
      return isNew;
    })
    .slice(0, max)
    .map(({ count: _, ...completion }) => completion);
}

/** The words of the index that begin so, by their frequency in it, which takes no look at the postings. */
function likeliestWords(allowed: readonly AllowedPart[], start: string): string[] {
  const frequencies = new Map<string, number>();
  for (const { part } of allowed) {
    const { words, postingStart } = part;
    for (let number = firstWordFrom(words, start); words[number]?.startsWith(start); number++) {
      const word = words[number] ?? '';
      const frequency = (postingStart[number + 1] ?? 0) - (postingStart[number] ?? 0);
      if (word !== start) frequencies.set(word, (frequencies.get(word) ?? 0) + frequency);
    }
  }
  return [...frequencies]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxInspected)
    .map(([word]) => word);
}

/** How many paragraphs and headings of the allowed texts have a word, and the first unit with it. */
function inTexts(
  allowed: readonly AllowedPart[],
  word: string,
): (Omit<Completion, 'word'> & { count: number }) | undefined {
  let count = 0;
  let first: Omit<Completion, 'word'> | undefined;
  for (const { part, ranges } of allowed) {
    const number = firstWordFrom(part.words, word);
    if (part.words[number] !== word) continue;
    visitPostings(part, number, ranges, (_, doc) => {
      // Names of documents have suggestions of their own, and stand in no unit.
      if (part.docField[doc] === fieldNumber.title) return;
      count += 1;
      const unit = part.docUnit[doc] ?? 0;
      first ??= { textId: textIdOf(part, unit), unit: part.paths[part.unitPath[unit] ?? 0] ?? '' };
    });
  }
  return first && { ...first, count };
}
