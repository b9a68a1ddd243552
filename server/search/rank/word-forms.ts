import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { looseKey } from '../words/fold.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Related } from './expansion.ts';

/** What the words of a language tell about each other; made of its vocabulary. */
export type WordKnowledge = {
  compounds?: {
    partsOf: (word: string) => readonly string[];
    containing: (stem: string) => readonly string[];
  };
  spelling?: { correct: (word: string, limit: number) => readonly { word: string; score: number }[] };
  related?: Related;
};

/** The words of the texts that are, in one way or another, a given word. */
export type WordForms = {
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** Only words with its stem. */
  sameStem: (word: string) => readonly string[];
  /** Spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** Words that have it as a part, the most frequent first. */
  compounds: (word: string) => readonly string[];
  /** What it may be a slip of. */
  likelyMeant: (word: string) => readonly string[];
};

const mostCompounds = 200;
const mostTypos = 3;
const shortestTypo = 5;
/** As the spelling scores it. */
const leastLikely = 0.045;

export function createWordForms(
  { frequencies, withLooseKey, withStem }: Vocabulary,
  language: LanguageCode,
  { compounds, spelling }: WordKnowledge,
): WordForms {
  const spellings = (word: string) => [
    ...new Set([...(frequencies.has(word) ? [word] : []), ...withLooseKey(looseKey(word))]),
  ];
  const sameStem = (word: string) => (isStopWord(word, language) ? [] : withStem(stem(word, language)));
  const frequency = (word: string) => frequencies.get(word) ?? 0;
  return {
    spellings,
    sameStem,
    inflections: (word) => [...new Set([...spellings(word), ...sameStem(word)])],
    compounds: (word) =>
      [...(compounds?.containing(stem(word, language)) ?? [])]
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, mostCompounds),
    // An unlikely correction would hide that a word is missing.
    likelyMeant: (word) => {
      if (word.length < shortestTypo) return [];
      const meant = spelling?.correct(word, mostTypos) ?? [];
      const least = Math.max(leastLikely, (meant[0]?.score ?? 0) / 2);
      return meant
        .filter(({ word: found, score }) => score >= least && !isStopWord(found, language))
        .map(({ word: found }) => found);
    },
  };
}
